import { Link } from "react-router";
import type { ShownAlert } from "#domain/alerts/alert-rows.server.ts";
import type { LastBackup } from "#domain/alerts/last-backup.server.ts";
import type { TranslationsDue } from "#domain/content/translation/states/list-translations.server.ts";
import type { ContentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import type { MailTrouble, StuckMail } from "#domain/enquiries/outbox/stuck-mail.server.ts";
import { grouped } from "#domain/time/local-time.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { ShortTime } from "../parts/moment.tsx";
import { Panel } from "../parts/panel.tsx";
import { contentTasks, More, SHOWN } from "./content-tasks.tsx";
import { ScreenTask, Task } from "./task.tsx";
import { TranslationsTask } from "./translations-task.tsx";

type Props = {
  trouble: MailTrouble;
  content: ContentTrouble;
  alerts: ShownAlert[];
  backup: LastBackup["made"];
  /** How many new enquiries and addresses that visitors asked for in vain, and which documents are behind or missing in a language. */
  waiting: { unanswered: number; missing: number; translations: TranslationsDue };
  now: number;
};

export const NeedsAPerson = ({ trouble, content, alerts, backup, waiting, now }: Props) => {
  const { missing, stuck, total } = trouble;
  const lists = contentTasks(content, now);
  const inContent = lists.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const { behind, missing: untranslated } = waiting.translations;
  const lines = [missing.length, waiting.unanswered, waiting.missing, behind + untranslated].filter(
    (number) => number > 0,
  ).length;
  const count = alerts.length + total + lines + inContent;
  return (
    <Panel
      title={
        <>
          Needs a person <span className="count">{count}</span>
        </>
      }
    >
      {count === 0 && <p className="empty">Nothing. Every enquiry was mailed, every link leads somewhere.</p>}
      <ul className="rows">
        {alerts.map(({ cause, title, words, since }) => (
          <Task key={cause} icon="warn" title={title}>
            {words} Since <ShortTime at={since} now={now} />.
          </Task>
        ))}
        {missing.length > 0 && (
          <Task icon="warn" title="Email is not set up">
            Enquiries are kept here, nothing is mailed. Missing on the server: {missing.join(", ")}.
          </Task>
        )}
        {stuck.map((mail) => (
          <StuckMailTask key={`${mail.id} ${mail.createdAt} ${mail.isConfirmation}`} mail={mail} />
        ))}
        {waiting.unanswered > 0 && <UnansweredTask count={waiting.unanswered} />}
        {waiting.missing > 0 && <MissingPagesTask count={waiting.missing} />}
        <TranslationsTask due={waiting.translations} />
        {lists.flatMap(({ tasks }) =>
          tasks.slice(0, SHOWN).map(({ key, ...task }) => <ScreenTask key={key} {...task} />),
        )}
        <More lists={lists} />
      </ul>
      {total > stuck.length && <p className="panel-more">And {total - stuck.length} more.</p>}
      <LastBackupLine backup={backup} now={now} />
    </Panel>
  );
};

const StuckMailTask = ({ mail }: { mail: StuckMail }) => {
  const { id, name, words, isAnswer, isConfirmation } = mail;
  const send = isConfirmation ? "send-confirmation" : "send";
  const canSendAgain = isConfirmation || !isAnswer;
  return (
    <Task
      icon="mailx"
      title={
        <Link to={`/cms/enquiries/${id}`}>
          {mailWords(mail)} {name} could not be sent
        </Link>
      }
      act={canSendAgain && <PostButton action={`/cms/enquiries/${id}/${send}`} small name="Send again" />}
    >
      {words.what} {words.todo}
    </Task>
  );
};

const mailWords = ({ isAnswer, isConfirmation }: StuckMail): string => {
  if (isConfirmation) return "What confirms the message of";
  return isAnswer ? "An answer to" : "The email about";
};

const UnansweredTask = ({ count }: { count: number }) => (
  <ScreenTask
    icon="inbox"
    title={count === 1 ? "An enquiry is unanswered" : `${grouped(count)} enquiries are unanswered`}
    to="/cms/enquiries?state=new"
    doing="Answer"
  >
    Nobody has taken {count === 1 ? "it" : "them"} on yet.
  </ScreenTask>
);

/** Of addresses that visitors asked for in vain. */
const MissingPagesTask = ({ count }: { count: number }) => (
  <ScreenTask
    icon="redirect"
    title={count === 1 ? "A page is missing" : `${grouped(count)} pages are missing`}
    to="/cms/redirects#missing-paths"
    doing="Look"
  >
    Visitors asked for {count === 1 ? "an address" : "addresses"} where nothing is. Redirect or dismiss{" "}
    {count === 1 ? "it" : "them"}.
  </ScreenTask>
);

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
