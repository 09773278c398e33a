import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ShownAlert } from "#domain/alerts/alert-rows.server.ts";
import type { LastBackup } from "#domain/alerts/last-backup.server.ts";
import { editorPath } from "#domain/content/kinds.ts";
import type { ContentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import type { MailTrouble } from "#domain/enquiries/outbox/stuck-mail.server.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { ShortTime } from "../parts/moment.tsx";
import { Panel } from "../parts/panel.tsx";

type Props = {
  trouble: MailTrouble;
  content: ContentTrouble;
  alerts: ShownAlert[];
  backup: LastBackup["made"];
  now: number;
};

export const NeedsAPerson = ({ trouble, content, alerts, backup, now }: Props) => {
  const { missing, stuck, total } = trouble;
  const count = alerts.length + total + (missing.length > 0 ? 1 : 0) + countTrouble(content);
  return (
    <Panel
      className="panel tasks"
      title={
        <>
          Needs a person <span className="count">{count}</span>
        </>
      }
    >
      {count === 0 && <p className="empty">Nothing. Every enquiry was mailed, every link leads somewhere.</p>}
      <ul className="rows">
        {alerts.map(({ cause, title, words, since }) => (
          <li className="task" key={cause}>
            <Icon name="warn" />
            <div>
              <h3 className="task-title">{title}</h3>
              <p className="task-text">
                {words} Since <ShortTime at={since} now={now} />.
              </p>
            </div>
          </li>
        ))}
        {missing.length > 0 && (
          <Task icon="warn" title="E-mail is not set up">
            Enquiries are kept here, nothing is mailed. Missing on the server: {missing.join(", ")}.
          </Task>
        )}
        {stuck.map(({ id, name, words }) => (
          <Task
            key={id}
            icon="mailx"
            title={<Link to={`/cms/enquiries/${id}`}>The mail about {name} could not be sent</Link>}
            act={<PostButton action={`/cms/enquiries/${id}/send`} small name="Send again" />}
          >
            {words.what} {words.todo}
          </Task>
        ))}
        <ContentTasks content={content} now={now} />
      </ul>
      {total > stuck.length && <p className="panel-more">And {total - stuck.length} more.</p>}
      <LastBackupLine backup={backup} now={now} />
    </Panel>
  );
};

const SHOWN = 3;

const countTrouble = ({ brokenLinks, undescribed, overdue, misfits }: ContentTrouble): number =>
  brokenLinks.length + undescribed.length + overdue.length + misfits.length;

const ContentTasks = ({ content, now }: { content: ContentTrouble; now: number }) => (
  <>
    {content.overdue.slice(0, SHOWN).map(({ id, type, title, at, what, fault }) => (
      <ScreenTask
        key={`${id} ${what}`}
        icon="calendar"
        title={`“${title}” is overdue`}
        to={editorPath(type, id)}
        doing="Open it"
      >
        It should have been {what === "publish" ? "published" : "taken down"} <ShortTime at={at} now={now} />. {fault}
      </ScreenTask>
    ))}
    {content.misfits.slice(0, SHOWN).map((document) => (
      <ScreenTask
        key={`misfit ${document.id}`}
        icon="warn"
        title={`A part of “${document.title}” is not shown as it was written`}
        to={editorOf(document)}
        doing="Open it"
      >
        {misfitWords(document)} Put it right and publish.
      </ScreenTask>
    ))}
    {content.brokenLinks.slice(0, SHOWN).map(({ document, href }) => (
      <ScreenTask
        key={`${document.id} ${href}`}
        icon="link"
        title={`A link on “${document.title}” leads nowhere`}
        to={editorOf(document)}
        doing="Fix it"
      >
        Nothing is published at {href}.
      </ScreenTask>
    ))}
    {content.undescribed.slice(0, SHOWN).map(({ id, file, document }) => (
      <ScreenTask
        key={id}
        icon="media"
        title="A picture has no alternative text"
        to={`/cms/media/${id}`}
        doing="Describe it"
      >
        {file}, on “{document.title}”. People who listen to the page will not know what it shows.
      </ScreenTask>
    ))}
    <More content={content} />
  </>
);

const editorOf = ({ id, type }: ContentTrouble["brokenLinks"][number]["document"]) => editorPath(type, id);

const misfitWords = ({ misfits }: ContentTrouble["misfits"][number]): string => {
  const more = misfits.length - SHOWN;
  const words = misfits.slice(0, SHOWN).map(({ where, why }) => `${where}: ${why}.`);
  return [...words, ...(more > 0 ? [`And ${more} more.`] : [])].join(" ");
};

type TaskProps = { icon: IconName; title: ReactNode; act?: ReactNode; children: ReactNode };

const Task = ({ icon, title, act, children }: TaskProps) => (
  <li className="task">
    <Icon name={icon} />
    <div>
      <h3 className="task-title">{title}</h3>
      <p className="task-text">{children}</p>
    </div>
    {act}
  </li>
);

type ScreenTaskProps = { icon: IconName; title: string; to: string; doing: string; children: ReactNode };

const ScreenTask = ({ icon, title, to, doing, children }: ScreenTaskProps) => {
  const act = (
    <Link className="btn btn-small" to={to}>
      {doing}
      <span className="visually-hidden">: {title}</span>
    </Link>
  );
  return (
    <Task icon={icon} title={title} act={act}>
      {children}
    </Task>
  );
};

const More = ({ content: { brokenLinks, undescribed, overdue, misfits } }: { content: ContentTrouble }) => {
  const more = [
    [overdue.length - SHOWN, "overdue"],
    [misfits.length - SHOWN, "documents with parts that are not shown"],
    [brokenLinks.length - SHOWN, "links that lead nowhere"],
    [undescribed.length - SHOWN, "pictures without text"],
  ].filter(([count]) => Number(count) > 0);
  return (
    more.length > 0 && <li className="panel-more">And more: {more.map((words) => words.join(" ")).join(", ")}.</li>
  );
};

const LastBackupLine = ({ backup, now }: { backup: LastBackup["made"]; now: number }) => (
  <p className="panel-more">
    {backup ? (
      <>
        Last backup <ShortTime at={backup.at} now={now} />, read back and checked.
      </>
    ) : (
      "No backup has been made yet."
    )}
  </p>
);
