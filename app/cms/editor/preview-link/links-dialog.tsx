import { useEffect } from "react";
import { useFetcher } from "react-router";
import { linkDays, type PreviewLink } from "#domain/content/preview/preview-link.ts";
import { counted } from "#domain/formats/counted.ts";
import { waiting } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { PostButton } from "../../parts/form/buttons.tsx";
import { CopyField } from "../../parts/form/copy-field.tsx";
import { Choice } from "../../parts/form/field.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { NotDone } from "../../parts/requests/not-done.tsx";
import type { loader, action as make } from "./links.ts";

const days = linkDays.map((count) => [String(count), counted(count, "day")] as const);

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
        <button type="submit" className="btn btn-primary" data-first="" {...waiting(making.state !== "idle")}>
          Make a link
        </button>
      </making.Form>
      <NotDone fetcher={making} />
      {making.data && (
        <CopyField
          label={`Copy it now: it is not shown again. Open until ${fullMoment(making.data.expiresAt)}`}
          value={making.data.url}
        />
      )}
      <NotDone fetcher={open} />
      {open.data && <OpenLinks id={id} links={open.data.links} />}
    </Dialog>
  );
};

const OpenLinks = ({ id, links }: { id: string; links: PreviewLink[] }) =>
  links.length === 0 ? (
    <p className="mute small">No link is open.</p>
  ) : (
    <ul className="rows">
      {links.map((link) => (
        <OpenLink key={link.id} document={id} link={link} />
      ))}
    </ul>
  );

const OpenLink = ({ document, link }: { document: string; link: PreviewLink }) => {
  const withdrawing = useFetcher();
  return (
    <li className="link-open">
      <div>
        Open until {fullMoment(link.expiresAt)}
        <span className="mute small">
          {" "}
          made by {link.madeBy || "somebody"} on {fullMoment(link.madeAt)}
        </span>
        <NotDone fetcher={withdrawing} />
      </div>
      <PostButton
        action={`/cms/edit/${encodeURIComponent(document)}/preview-links/${link.id}/withdraw`}
        name="Withdraw"
        kind="danger"
        small
        fetcher={withdrawing}
      />
    </li>
  );
};
