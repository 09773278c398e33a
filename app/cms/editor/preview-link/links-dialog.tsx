import { useEffect } from "react";
import { useFetcher } from "react-router";
import { linkDays } from "#domain/content/preview/preview-link.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { Choice } from "../../parts/field.tsx";
import { fullMoment } from "../../parts/moment.ts";
import { CopyField } from "./copy-field.tsx";
import type { loader, action as make } from "./links.ts";
import { OpenLinks } from "./open-links.tsx";

const days = linkDays.map((count) => [String(count), count === 1 ? "1 day" : `${count} days`] as const);

/** Links that show this draft to somebody without an account, until they expire or are withdrawn. */
export const LinksDialog = ({ id, close }: { id: string; close: () => void }) => {
  const address = `/cms/edit/${encodeURIComponent(id)}/preview-links`;
  const open = useFetcher<typeof loader>();
  const making = useFetcher<typeof make>();
  const { load } = open;
  useEffect(() => void load(address), [load, address]);
  return (
    <Dialog title="Show this draft to somebody" open close={close}>
      <p>Whoever has the link sees the newest draft of this page, without an account. Nobody else can find it.</p>
      <making.Form method="post" action={address} className="line-form">
        <Choice label="The link is open for" name="days" options={days} defaultValue="7" />
        <button type="submit" className="btn btn-primary" disabled={making.state !== "idle"}>
          Make a link
        </button>
      </making.Form>
      {making.data && (
        <CopyField
          label={`Copy it now: it is not shown again. Open until ${fullMoment(making.data.expiresAt)}`}
          value={making.data.url}
        />
      )}
      <OpenLinks id={id} links={open.data?.links ?? []} />
    </Dialog>
  );
};
