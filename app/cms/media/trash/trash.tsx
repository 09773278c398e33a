import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { listPictureTrash, type TrashEntry } from "#domain/media/library/picture-trash.server.ts";
import { PostButton } from "../../parts/form/buttons.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { Blank } from "../../parts/panel.tsx";
import { Screen } from "../../parts/screen.tsx";
import { forStaff } from "../../staff-request.ts";
import { FileSign } from "../picture-parts.tsx";
import type { Route } from "./+types/trash";

export const loader = forStaff(async (platform, member, _: Route.LoaderArgs) => ({
  entries: await listPictureTrash(platform, member),
}));

export default function Trash({ loaderData: { entries } }: Route.ComponentProps) {
  return (
    <Screen
      title="Trash of Media"
      tab="Trash of Media"
      up={{ to: "/cms/media", name: "Media" }}
      sub="Deleted pictures and files, and replaced ones, rest here for 30 days. Older versions of pages show deleted ones until then."
    >
      {entries.length === 0 ? (
        <Blank
          className="panel blank"
          title="The trash is empty"
          text="Pictures that you delete and files that you replace wait here and can be taken back."
        />
      ) : (
        <ul className="panel" aria-label="In the trash">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

const Entry = ({ entry: { what, id, picture, name, view, at, goesAt } }: { entry: TrashEntry }) => (
  <li className="thrown-row">
    <span className="framed thrown-view">
      {view ? <Picture picture={{ ...view, alt: "" }} sizes="96px" /> : <FileSign />}
    </span>
    <div>
      <p className="thrown-name">
        <Link className="do" to={`/cms/media/${picture}`}>
          {name}
        </Link>
      </p>
      <p className="mute small">
        {what === "deleted" ? `${view ? "Picture" : "File"}, deleted` : "File before it was replaced"} {fullMoment(at)}
      </p>
      <p className="mute small">
        {goesAt === null ? "Stays while a page or a draft uses it" : `Goes for good ${fullMoment(goesAt)}`}
      </p>
    </div>
    <PostButton
      action={`/cms/media/${id}/${what === "deleted" ? "take-back" : "take-back-file"}`}
      name="Take back"
      icon="back"
      about={what === "deleted" ? `“${name}”` : `the file of “${name}”`}
    />
  </li>
);
