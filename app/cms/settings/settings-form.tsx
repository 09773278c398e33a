import type { Data } from "#domain/content/fields/structure.ts";
import { differences } from "#domain/content/form/differences.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import type { SingletonProblem } from "../singletons/post-singleton.server.ts";
import { SingletonForm } from "../singletons/singleton-form.tsx";
import { Notifications, type NotificationsProps } from "./notifications.tsx";
import { SavePanel } from "./save-panel.tsx";
import { Section, SectionLinks } from "./section.tsx";

type Props = { draft: SavedState; live: Data; mail: NotificationsProps; problem: SingletonProblem | null };

export const SettingsForm = ({ draft, live, mail, problem }: Props) => (
  <SingletonForm type="settings" draft={draft} problem={problem} failure="Settings were not saved" className="settings">
    {({ form, typed, set, errors, notices }) => (
      <>
        <SectionLinks form={form} errors={errors} />
        <div className="settings-fields">
          {notices}
          {form.fields.map(({ name, form: field }) => (
            <Section key={name} name={name} form={field} />
          ))}
          <Notifications {...mail} />
        </div>
        <SavePanel
          changes={differences(form, live, typed, live)}
          draft={draft}
          discard={() => set(live)}
          errors={Object.keys(errors).length}
        />
      </>
    )}
  </SingletonForm>
);
