import { setFocus } from "#domain/media/set-focus.server.ts";
import { asStaff } from "../as-staff.ts";
import { formIn } from "../form-in.ts";
import { textIn } from "../form-text.ts";
import type { Route } from "./+types/focus";

/** POST /cms/media/:id/focus {x, y}, in whole percent */
export const action = ({ request, params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const form = await formIn(request);
    const percent = (name: string) => (/^\d{1,3}$/.test(textIn(form, name)) ? Number(textIn(form, name)) : -1);
    const { outcome } = await setFocus(platform, member, { id: params.id, x: percent("x"), y: percent("y") });
    const status = { set: 200, invalid: 422, missing: 404 }[outcome];
    return Response.json({ saved: outcome === "set" }, { status });
  });
