import { Link } from "react-router";
import type { ContentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import type { MailTrouble } from "#domain/enquiries/outbox/stuck-mail.server.ts";
import { Icon } from "../parts/icon.tsx";
import { PostButton } from "../parts/post-button.tsx";
import { ContentTasks, countTrouble } from "./content-tasks.tsx";

type Props = { trouble: MailTrouble; content: ContentTrouble; now: number };

/** What goes on only when somebody does something. */
export const NeedsAPerson = ({ trouble, content, now }: Props) => {
  const { missing, stuck, total } = trouble;
  const count = total + (missing.length > 0 ? 1 : 0) + countTrouble(content);
  return (
    <section className="panel tasks">
      <div className="panel-head">
        <h2 className="panel-title">
          Needs a person <span className="count">{count}</span>
        </h2>
      </div>
      {count === 0 && <p className="empty">Nothing. Every enquiry was mailed, every link leads somewhere.</p>}
      <ul className="rows">
        {missing.length > 0 && (
          <li className="task">
            <Icon name="warn" />
            <div>
              <h3 className="task-title">E-mail is not set up</h3>
              <p className="task-text">
                Enquiries are kept here, nothing is mailed. Missing on the server: {missing.join(", ")}.
              </p>
            </div>
          </li>
        )}
        {stuck.map(({ id, name, words }) => (
          <li className="task" key={id}>
            <Icon name="mailx" />
            <div>
              <h3 className="task-title">
                <Link to={`/cms/enquiries/${id}`}>The mail about {name} could not be sent</Link>
              </h3>
              <p className="task-text">
                {words.what} {words.todo}
              </p>
            </div>
            <PostButton action={`/cms/enquiries/${id}/send`} small>
              Send again
            </PostButton>
          </li>
        ))}
        <ContentTasks content={content} now={now} />
      </ul>
      {total > stuck.length && <p className="panel-more">And {total - stuck.length} more.</p>}
    </section>
  );
};
