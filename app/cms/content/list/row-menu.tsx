import { Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import type { DocumentEntry } from "#domain/content/lists/document-entries.server.ts";
import type { InOneLanguage } from "#domain/content/translation/states/states.server.ts";
import { useLeaving } from "../../leaving/leaving.tsx";
import type { Question } from "../../parts/dialog/confirm.tsx";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon, type IconName } from "../../parts/icon/icon.tsx";
import { Menu } from "../../parts/menu.tsx";

type Props = {
  entry: DocumentEntry;
  type: DocumentType;
  here: string;
  move?: { up?: () => void; down?: () => void };
};

export const RowMenu = ({ entry, type, here, move }: Props) => (
  <Menu look="btn btn-icon btn-quiet" label={`More for “${entry.title}”`} button={<Icon name="more" />}>
    {entry.status === "trash" ? (
      <Verb to="restore" name="Take back" icon="back" id={entry.id} here={here} />
    ) : (
      <KeptVerbs entry={entry} type={type} here={here} move={move} />
    )}
  </Menu>
);

const KeptVerbs = ({ entry, type, here, move }: Props) => (
  <>
    <Link className="menu-item" to={`/cms/edit/${entry.id}`}>
      <Icon name="pencil" />
      Edit
    </Link>
    {entry.live && entry.path && (
      <a className="menu-item" href={entry.path} target="_blank" rel="noopener">
        <Icon name="external" />
        View on the site
      </a>
    )}
    <Link className="menu-item" to={`/cms/edit/${entry.id}/history`}>
      <Icon name="history" />
      History
    </Link>
    <PostButton action={`/cms/edit/${entry.id}/duplicate`} name="Duplicate" icon="copy" look="menu-item" />
    {entry.sample && (
      <PostButton
        action={`/cms/edit/${entry.id}/confirm`}
        fields={{ back: here }}
        name="This is true of us"
        icon="check"
        look="menu-item"
      />
    )}
    {move?.up && <Move name="Move up" icon="up" act={move.up} />}
    {move?.down && <Move name="Move down" icon="down" act={move.down} />}
    <hr className="menu-break" />
    {entry.status !== "live" && <Verb to="publish" name="Publish" icon="upload" id={entry.id} here={here} />}
    {isNeeded(entry) ? (
      <p className="menu-note">It is the home page: the site can't do without it.</p>
    ) : (
      <VerbsThatHide entry={entry} type={type} here={here} />
    )}
  </>
);

const isNeeded = ({ live, path }: DocumentEntry) => live && path === "/";

const VerbsThatHide = ({ entry, type, here }: Props) => (
  <>
    {entry.live && (
      <Verb
        to="unpublish"
        name="Unpublish"
        icon="download"
        id={entry.id}
        here={here}
        ask={{
          title: `Unpublish “${entry.title}”?`,
          consequence: "Visitors will no longer see it. The draft stays.",
          verb: "Unpublish",
        }}
      />
    )}
    <Verb
      to="trash"
      name="Move to trash"
      icon="trash"
      id={entry.id}
      here={here}
      bad
      ask={
        entry.live || entry.languages.some(isSeen)
          ? {
              title: `Move “${entry.title}” to the trash?`,
              consequence: entry.live
                ? `Visitors will no longer see this ${kinds[type].one}. You can take it back.`
                : "You can take it back.",
              verb: "Move to trash",
            }
          : undefined
      }
    />
  </>
);

const isSeen = ({ status }: InOneLanguage) => status === "live" || status === "changed" || status === "scheduled";

const Move = ({ name, icon, act }: { name: string; icon: IconName; act: () => void }) => (
  <button type="button" className="menu-item" onClick={act}>
    <Icon name={icon} />
    {name}
  </button>
);

type VerbProps = { to: string; name: string; icon: IconName; id: string; here: string; bad?: boolean; ask?: Question };

const Verb = ({ to, id, here, bad, ask, ...verb }: VerbProps) => {
  const { fields, more } = useLeaving([id]);
  return (
    <PostButton
      action={`/cms/content/${to}`}
      fields={{ id, back: here, ...(ask && fields) }}
      look={bad ? "menu-item is-bad" : "menu-item"}
      ask={ask && { ...ask, more }}
      {...verb}
    />
  );
};
