import { useEffect, useState } from "react";
import { Form } from "react-router";
import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { differences } from "#domain/content/form/differences.ts";
import { placeOfField, withValue } from "#domain/content/form/place.ts";
import { same } from "#domain/content/form/same.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { FillingContext, useCell, useFilling } from "../fields/state/filling.ts";
import { openFilling } from "../fields/state/open-filling.ts";
import { useGoTo } from "../fields/use-go-to.ts";
import { Banner } from "../parts/banner.tsx";
import { LeaveGuard } from "../parts/leave-guard.tsx";
import { showToast } from "../shell/toasts.tsx";
import { Notifications, type NotificationsProps } from "./notifications.tsx";
import { SavePanel } from "./save-panel.tsx";
import { Section } from "./section.tsx";
import { SectionLinks } from "./section-links.tsx";
import type { SettingsProblem } from "./settings-problem.ts";
import { StaleBanner } from "./stale-banner.tsx";

type Props = {
  form: FormOf<"group">;
  draft: SavedState;
  live: Data;
  mail: NotificationsProps;
  problem: SettingsProblem | null;
};

/** Every field of the settings, made from their schema, in sections; beside it what saving will change. */
export const SettingsForm = (props: Props) => {
  const [filling] = useState(() => openFilling("settings", props.draft.data));
  return (
    <FillingContext value={filling}>
      <FilledForm {...props} />
    </FillingContext>
  );
};

const FilledForm = ({ form, draft, live, mail, problem }: Props) => {
  const filling = useFilling();
  const typed = useCell(filling.draft);
  const [base, setBase] = useState(draft.revision);
  const goTo = useGoTo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer of the server
  useEffect(() => {
    if (!problem) return;
    showToast("Settings were not saved", { bad: true });
    if (problem.kind === "invalid") {
      filling.hints.showAll();
      const [first] = Object.keys(problem.errors);
      if (first) goTo(placeOfField(typed, first));
    }
    if (problem.kind !== "stale") return;
    filling.draft.set(problem.merged);
    setBase(problem.current.revision);
  }, [problem]);
  const errors = problem?.kind === "invalid" ? problem.errors : {};
  return (
    <Form method="post" className="settings" noValidate>
      <LeaveGuard loses={() => (same(draft.data, filling.draft.get()) ? null : "Your changes will be lost.")} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="data" value={JSON.stringify(typed)} />
      <SectionLinks form={form} errors={errors} />
      <div className="settings-fields">
        {problem?.kind === "stale" && (
          <StaleBanner
            {...problem.current}
            conflicts={problem.conflicts}
            takeTheirs={({ place, theirs }) => filling.draft.set(withValue(filling.draft.get(), place, theirs))}
          />
        )}
        {problem?.kind === "failed" && <Banner>The server could not save. Everything is still here: try again.</Banner>}
        {form.fields.map(({ name, form: field }) => (
          <Section key={name} name={name} form={field} />
        ))}
        <Notifications {...mail} />
      </div>
      <SavePanel
        changes={differences(form, live, typed, live)}
        draft={draft}
        discard={() => filling.draft.set(live)}
        errors={Object.keys(errors).length}
      />
    </Form>
  );
};
