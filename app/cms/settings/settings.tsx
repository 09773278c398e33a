import type { Data } from "#domain/content/fields/structure.ts";
import { type Target, targetsOf } from "#domain/content/lists/finding/link-targets.server.ts";
import { differences } from "#domain/content/merge/differences.ts";
import { type Figure, sampleFigures } from "#domain/content/samples/samples.server.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import type { Beside } from "#domain/content/translation/beside-original.server.ts";
import { sampleConfirmation } from "#domain/enquiries/submit/prepare-confirmation.server.ts";
import type { Language } from "#domain/languages.ts";
import type { SignIn } from "../login/sign-in-again.tsx";
import { Banner } from "../parts/banner.tsx";
import { LinkButton } from "../parts/button.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { Panel } from "../parts/panel.tsx";
import { Screen } from "../parts/screen.tsx";
import { afterSave, orProblem } from "../singletons/answer-of-save.ts";
import { postSingleton, type SingletonProblem, singletonForForm } from "../singletons/post-singleton.server.ts";
import { SingletonForm } from "../singletons/singleton-form.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/settings";
import { SavePanel } from "./save-panel.tsx";
import { Section, SectionLinks } from "./section.tsx";

export const loader = forStaff(async (platform, member, { url }: Route.LoaderArgs) => {
  const { from, to, missing } = platform.mail;
  const mail = { from, to, missing, isLocal: platform.mailboxUrl !== null };
  const targets = { service: await targetsOf(platform.database, member, "service") };
  const own = await singletonForForm(platform, member, "settings", url);
  const figures = own.beside.original ? [] : await sampleFigures(platform, member);
  const confirmation = await sampleConfirmation(platform, member, own.language);
  return { ...own, targets, mail, figures, confirmation };
});

const toasts = {
  saved: "Settings saved. They are live",
  unchanged: "Nothing to save: these settings are live already",
};

export const action = forStaff((platform, member, { request }: Route.ActionArgs) =>
  postSingleton(platform, member, { type: "settings", request, toasts }),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orProblem(serverAction);
export const shouldRevalidate = afterSave;

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Screen
      title="Settings"
      sub="What the whole site says of the company, in one place."
      act={<LinkButton name="History" icon="history" to={`/cms/edit/${loaderData.document}/history`} />}
    >
      {loaderData.figures.length > 0 && <SampleFigures figures={loaderData.figures} />}
      <SettingsForm key={loaderData.document} {...loaderData} problem={actionData ?? null} />
    </Screen>
  );
}

/** Beside the form, since its button is a form of its own. */
const SampleFigures = ({ figures }: { figures: Figure[] }) => (
  <Banner kind="note">
    <div className="sample-banner">
      <p>
        These figures are samples, and visitors read them as yours:{" "}
        {figures.map(({ label, value }) => `${label} ${value}`).join(", ")}. Change them under{" "}
        <a href="#claims">Claims</a>, or say that they are true.
      </p>
      <PostButton
        action="/cms/edit/settings/confirm"
        fields={{ back: "/cms/settings" }}
        name="They are true of us"
        icon="check"
        small
      />
    </div>
  </Banner>
);

type Props = {
  draft: SavedState;
  live: Data;
  targets: Record<string, Target[]>;
  mail: NotificationsProps;
  confirmation: ShownMail;
  problem: SingletonProblem | null;
  document: string;
  language: Language;
  beside: Beside;
  signIn: SignIn;
};

const SettingsForm = ({ draft, live, targets, mail, confirmation, problem, ...which }: Props) => (
  <SingletonForm
    type="settings"
    {...which}
    draft={draft}
    targets={targets}
    problem={problem}
    failure="Settings were not saved"
    className="settings"
  >
    {({ form, typed, set, errors, notices }) => (
      <>
        <SectionLinks form={form} errors={errors} />
        <div className="settings-fields">
          {notices}
          {form.fields.map(({ name, form: field }) => (
            <Section key={name} name={name} form={field}>
              {name === "confirms" && <MailShown {...confirmation} />}
            </Section>
          ))}
          <Notifications {...mail} />
        </div>
        <SavePanel
          changes={differences(form, live, typed, live)}
          draft={draft}
          isKept={which.beside.original !== null}
          discard={() => set(live)}
          errors={Object.keys(errors).length}
        />
      </>
    )}
  </SingletonForm>
);

type ShownMail = { subject: string; text: string };

/** What is saved of Settings and of the contact page is in it. */
const MailShown = ({ subject, text }: ShownMail) => (
  <details className="mail-shown">
    <summary className="do">See the email</summary>
    <p>
      <strong>{subject}</strong>
    </p>
    <p className="mail-text">{text}</p>
  </details>
);

type NotificationsProps = { from: string; to: string; missing: readonly string[]; isLocal: boolean };

const Notifications = ({ from, to, missing, isLocal }: NotificationsProps) => (
  <Panel
    className="panel settings-section"
    id="notifications"
    title="Notifications"
    heading="h-notifications"
    aside={<LinkButton name="Check the mail" to="/cms/settings/mail" small />}
  >
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
  </Panel>
);
