import { Link, useLocation } from "react-router";
import { extentOf } from "#domain/enquiries/erase/erase.server.ts";
import { readEnquiry } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { answerStart } from "#domain/enquiries/reply/read-replies.server.ts";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { forStaff, found } from "../../staff-request.ts";
import { Replies } from "../reply/replies.tsx";
import { ReplyForm } from "../reply/reply-form.tsx";
import type { Route } from "./+types/enquiry";
import { CameFrom } from "./came-from.tsx";
import { Confirmation, Delivery } from "./delivery.tsx";
import { Facts } from "./facts.tsx";
import { EraseButton } from "./handling/erase-dialog.tsx";
import { AssignForm, Notes, StateForm } from "./handling/handle-forms.tsx";
import { OutcomeForm } from "./handling/outcome-form.tsx";
import { Others } from "./others.tsx";

export const loader = forStaff(async (platform, member, { params }: Route.LoaderArgs) => {
  const enquiry = found(await readEnquiry(platform, member, params.id));
  const extent = found(await extentOf(platform, member, params.id));
  const start = await answerStart(platform, member, enquiry);
  return { enquiry, extent, start, me: member.name, now: platform.clock() };
});

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.enquiry.name ?? "Enquiry" }];

export default function Enquiry({ loaderData: { enquiry, extent, start, me, now } }: Route.ComponentProps) {
  const { search } = useLocation();
  const spam = enquiry.state === "spam";
  return (
    <article className="enq" aria-labelledby="enq-name" key={enquiry.id}>
      <header className="enq-head">
        <Link className="btn btn-icon btn-quiet enq-back" to={`/cms/enquiries${search}`} aria-label="Back to the list">
          <Icon name="back" />
        </Link>
        <div className="enq-who">
          <h1 className="enq-name cut" id="enq-name">
            {enquiry.name}
          </h1>
          <p className="enq-sub num cut">
            {enquiry.company && `${enquiry.company} · `}
            {fullMoment(enquiry.createdAt)}
          </p>
        </div>
        <div className="enq-do">
          <EraseButton enquiry={enquiry} extent={extent} query={search} />
          {spam ? (
            <PostButton action={`/cms/enquiries/${enquiry.id}/not-spam${search}`} kind="primary" name="Not spam" />
          ) : (
            <>
              <PostButton action={`/cms/enquiries/${enquiry.id}/spam${search}`} name="Mark as spam" icon="spam" />
              <a className="btn btn-primary" href="#reply-text">
                <Icon name="reply" />
                Reply
              </a>
            </>
          )}
        </div>
      </header>
      <div className="enq-body">
        <div className="enq-main">
          {spam && <SpamReasons reasons={enquiry.spamReasons} />}
          <section aria-labelledby="h-message" className="enq-first">
            <h2 className="enq-h" id="h-message">
              Message
            </h2>
            <div className="letter">{enquiry.message}</div>
          </section>
          <Replies enquiry={enquiry} now={now} query={search} />
          {!spam && (
            <section>
              <ReplyForm enquiry={enquiry} start={start} me={me} query={search} />
            </section>
          )}
          <Notes enquiry={enquiry} now={now} query={search} />
          <Delivery enquiry={enquiry} now={now} query={search} />
          {enquiry.confirmation && <Confirmation enquiry={enquiry} state={enquiry.confirmation} query={search} />}
        </div>
        {!spam && (
          <div className="enq-handle">
            <StateForm enquiry={enquiry} query={search} />
            <AssignForm enquiry={enquiry} query={search} />
            <OutcomeForm enquiry={enquiry} query={search} />
          </div>
        )}
        <div className="enq-about">
          <Facts enquiry={enquiry} />
          {enquiry.origin && <CameFrom origin={enquiry.origin} />}
          <Others enquiry={enquiry} now={now} />
        </div>
      </div>
    </article>
  );
}

const SpamReasons = ({ reasons }: { reasons: string[] }) => (
  <section className="enq-first">
    <h2 className="enq-h">Held back as spam</h2>
    <ul className="reasons">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    <p className="mute small">Nothing was mailed. “Not spam” sends the email now.</p>
  </section>
);
