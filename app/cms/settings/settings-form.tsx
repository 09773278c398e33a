import { useEffect, useState } from "react";
import { Form } from "react-router";
import { differences } from "#domain/content/form/differences.ts";
import type { Data, FormOf } from "#domain/content/form/form.ts";
import { placeKey } from "#domain/content/form/place.ts";
import { same } from "#domain/content/form/same.ts";
import type { LinkablePage } from "#domain/content/linkable-pages.server.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { Banner } from "../parts/banner.tsx";
import { say } from "../shell/say.ts";
import { type FieldGround, FieldGroundContext } from "./field-ground.ts";
import { Notifications, type NotificationsProps } from "./notifications.tsx";
import { SavePanel } from "./save-panel.tsx";
import { Section } from "./section.tsx";
import type { SettingsProblem } from "./settings-problem.ts";
import { StaleBanner } from "./stale-banner.tsx";
import { useUnsaved } from "./use-unsaved.ts";
import { withValue } from "./with-value.ts";

type Props = {
  form: FormOf<"group">;
  draft: SavedState;
  live: Data;
  pages: LinkablePage[];
  mail: NotificationsProps;
  problem: SettingsProblem | null;
};

/** Every field of the settings, made from their schema, in sections; beside it what saving will change. */
export const SettingsForm = ({ form, draft, live, pages, mail, problem }: Props) => {
  const [typed, setTyped] = useState<Data>(draft.data);
  const [base, setBase] = useState(draft.revision);
  const changes = differences(form, live, typed, live);
  useUnsaved(!same(draft.data, typed));
  useEffect(() => {
    if (!problem) return;
    say("Settings were not saved", { bad: true });
    if (problem.kind === "invalid") showFirst(problem.errors);
    if (problem.kind !== "stale") return;
    setTyped(problem.merged);
    setBase(problem.current.revision);
  }, [problem]);
  const change = (path: string, value: unknown) => setTyped((before) => withValue(before, path, value) as Data);
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  const ground: FieldGround = { change, errors, pages };
  return (
    <FieldGroundContext value={ground}>
      <Form method="post" className="settings" noValidate>
        <input type="hidden" name="base" value={base} />
        <input type="hidden" name="data" value={JSON.stringify(typed)} />
        <SectionLinks form={form} errors={errors} />
        <div className="settings-fields">
          {problem?.kind === "stale" && (
            <StaleBanner
              {...problem.current}
              conflicts={problem.conflicts}
              takeTheirs={({ place, theirs }) => change(placeKey(place), theirs)}
            />
          )}
          {problem?.kind === "failed" && (
            <Banner>The server could not save. Everything is still here: try again.</Banner>
          )}
          {form.fields.map(({ name, form: field }) => (
            <Section key={name} name={name} form={field} value={typed[name]} />
          ))}
          <Notifications {...mail} />
        </div>
        <SavePanel changes={changes} draft={draft} discard={() => setTyped(live)} errors={Object.keys(errors).length} />
      </Form>
    </FieldGroundContext>
  );
};

const SectionLinks = ({ form, errors }: { form: FormOf<"group">; errors: Record<string, string> }) => (
  <nav className="settings-nav" aria-label="Sections">
    <ul>
      {form.fields.map(({ name, form: { label } }) => (
        <li key={name}>
          <a
            href={`#${name}`}
            className={Object.keys(errors).some((path) => path.split(".")[0] === name) ? "is-bad" : ""}
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href="#notifications">Notifications</a>
      </li>
    </ul>
  </nav>
);

/** Brings the first field at fault into sight and under the keys. */
const showFirst = (errors: Record<string, string>): void => {
  const [first] = Object.keys(errors);
  const field = first === undefined ? null : document.getElementById(`f-${first}`);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
};
