import type { Reply } from "#domain/enquiries/reply/read-replies.server.ts";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { ShortTime } from "../../parts/moment.tsx";

type Props = { enquiry: { id: string; replies: Reply[] }; now: number; query: string };

export const Replies = ({ enquiry: { id, replies }, now, query }: Props) =>
  replies.length > 0 && (
    <section aria-labelledby="h-answers">
      <h2 className="enq-h" id="h-answers">
        {replies.length === 1 ? "Our answer" : "Our answers"} <span className="count">{replies.length}</span>
      </h2>
      <ol className="replies">
        {replies.map((reply) => (
          <li key={reply.id} className="reply">
            <p>
              <strong>{reply.author}</strong>{" "}
              <span className="mute small num">
                <ShortTime at={reply.at} now={now} /> · {reply.subject}
              </span>
            </p>
            <div className="letter">{reply.text}</div>
            {reply.mailState === "sent" ? (
              <p className="mute small">
                <Icon name="checkring" /> Sent
              </p>
            ) : (
              <Unsent reply={reply} action={(verb) => `/cms/enquiries/${id}/${verb}${query}`} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );

const Unsent = ({ reply: { id, trouble }, action }: { reply: Reply; action: (verb: string) => string }) => (
  <div className="reply-unsent">
    <p className="small">
      <Icon name="mailx" /> <strong>Not sent yet.</strong>{" "}
      {trouble ? `${trouble.what} ${trouble.todo}` : "It is about to leave."}
    </p>
    <div className="line-form">
      <PostButton action={action("send-reply")} fields={{ reply: id }} small name="Send again" icon="again" />
      <PostButton
        action={action("withdraw-reply")}
        fields={{ reply: id }}
        small
        name="Withdraw"
        ask={{
          title: "Withdraw this answer?",
          consequence: "It is deleted, and nobody gets it. Copy its text first if you need it.",
          verb: "Withdraw",
        }}
      />
    </div>
  </div>
);
