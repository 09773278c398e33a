import { Link } from "react-router";
import { Icon } from "../parts/icon.tsx";

export type NotificationsProps = { from: string; to: string; missing: readonly string[]; isLocal: boolean };

export const Notifications = ({ from, to, missing, isLocal }: NotificationsProps) => (
  <section className="panel settings-section" id="notifications" aria-labelledby="h-notifications">
    <div className="panel-head">
      <h2 className="panel-title" id="h-notifications">
        Notifications
      </h2>
      <Link className="btn btn-small" to="/cms/settings/mail">
        Check the mail
      </Link>
    </div>
    <div className="settings-body">
      <dl className="mail-facts is-bare">
        <dt>Enquiries are mailed to</dt>
        <dd>{to || "Nobody: EMAIL_TO is not set"}</dd>
        <dt>From</dt>
        <dd>{from || "Nobody: EMAIL_FROM is not set"}</dd>
      </dl>
      {missing.length > 0 ? (
        <p className="mail-missing">
          <Icon name="warn" /> Missing on the server: {missing.join(", ")}. Enquiries are kept, nothing is mailed.
        </p>
      ) : (
        <p className="field-help">
          {isLocal ? "The local mailbox of this machine takes them. " : ""}Set by EMAIL_TO and EMAIL_FROM on the server,
          and changed there.
        </p>
      )}
    </div>
  </section>
);
