import { z } from "zod";
import { deletePicture, describePicture, setFocus } from "#domain/media/library/change-picture.server.ts";
import { type CropOutcome, cropPicture } from "#domain/media/library/crop-picture.server.ts";
import { type TakeBackOutcome, takeBackFile, takeBackPicture } from "#domain/media/library/picture-trash.server.ts";
import type { Member } from "#domain/staff/member.ts";
import { rememberUndo } from "#domain/undo/undo.server.ts";
import type { Platform } from "#platform/platform.ts";
import { forStaff, leadsTo, notFound, postedFields, text } from "../../staff-request.ts";
import { redirectWithToast } from "../../toast.ts";
import type { Route } from "./+types/change";

/** `stale` is the text that somebody else saved meanwhile. */
export type DescribeAnswer = { saved: boolean; errors?: { name?: string; alt?: string }; stale?: string };

/** Anything else becomes -1, which the domain refuses. */
const percent = z
  .stringFormat("percent", /^\d{1,3}$/)
  .transform(Number)
  .catch(-1);

/** As `percent`, of a picture's pixels. */
const pixels = z
  .stringFormat("pixels", /^\d{1,5}$/)
  .transform(Number)
  .catch(-1);

/** `error` is undefined where it was done; `whole`: no crop is shown any more. */
export type CropAnswer = { error?: string; whole: boolean };

const notCropped: Partial<Record<CropOutcome["outcome"], string>> = {
  busy: "Many pictures are being prepared at this moment. Try again shortly",
  missing: "This picture was deleted meanwhile",
  changed: "Somebody put another picture in its place meanwhile. Look at it again first",
};

type Change = (platform: Platform, member: Member, id: string, request: Request) => Promise<Response>;

/** By the last part of the address. */
const changes: Record<string, Change> = {
  describe: async (platform, member, id, request) => {
    const typed = await postedFields(request, {
      alt: text,
      baseAlt: text,
      name: z.string().optional(),
      baseName: z.string().optional(),
    });
    const result = await describePicture(platform, member, { id, ...typed });
    const answer = (body: DescribeAnswer, status: number) => Response.json(body, { status });
    if (result.outcome === "described") return answer({ saved: true }, 200);
    if (result.outcome === "stale") return answer({ saved: false, stale: result.alt }, 409);
    if (result.outcome === "missing")
      return answer({ saved: false, errors: { alt: "This picture was deleted meanwhile" } }, 404);
    return answer({ saved: false, errors: { [result.field]: result.message } }, 422);
  },
  focus: async (platform, member, id, request) => {
    const { outcome } = await setFocus(platform, member, {
      id,
      ...(await postedFields(request, { x: percent, y: percent })),
    });
    const status = { set: 200, invalid: 422, missing: 404 }[outcome];
    return Response.json({ saved: outcome === "set" }, { status });
  },
  crop: async (platform, member, id, request) => {
    const { of, whole, ...part } = await postedFields(request, {
      of: text,
      whole: text,
      x: pixels,
      y: pixels,
      width: pixels,
      height: pixels,
    });
    const result = await cropPicture(platform, member, { id, of, crop: whole ? null : part });
    const error = "message" in result ? result.message : notCropped[result.outcome];
    return Response.json({ error, whole: whole !== "" } satisfies CropAnswer, { status: error ? 422 : 200 });
  },
  delete: async (platform, member, id) => {
    const result = await deletePicture(platform, member, id);
    if (result.outcome === "deleted") {
      const undo = await rememberUndo(platform, member, [{ verb: "delete-picture", picture: id }]);
      return redirectWithToast("/cms/media", `Moved “${result.name}” to the trash, for 30 days`, { undo });
    }
    if (result.outcome === "missing") return redirectWithToast("/cms/media", "This picture was deleted already");
    return redirectWithToast(`/cms/media/${id}`, "A page uses this picture, so it stays", { bad: true });
  },
  "take-back": async (platform, member, id) => takenBack(await takeBackPicture(platform, member, id)),
  "take-back-file": async (platform, member, id) => takenBack(await takeBackFile(platform, member, id)),
};

const takenBack = (result: TakeBackOutcome) =>
  result.outcome === "taken-back"
    ? redirectWithToast(`/cms/media/${result.id}`, `Took back “${result.name}”`)
    : redirectWithToast("/cms/media/trash", "It is not in the trash anymore", { bad: true });

/** POST /cms/media/:id/describe {alt, baseAlt, name?, baseName?}, focus {x, y} in whole percent, crop {of, x, y, width, height} in px or {of, whole}, delete or take-back; take-back-file has the id of a replaced file. */
export const action = forStaff((platform, member, { request, pattern, params: { id } }: Route.ActionArgs) => {
  const change = changes[pattern.split("/").at(-1) ?? ""] ?? notFound();
  return change(platform, member, id, request);
});

export const loader = leadsTo(({ id }, pattern) =>
  /take-back/.test(pattern) ? "/cms/media/trash" : `/cms/media/${id}`,
);
