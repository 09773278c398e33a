import { longDate } from "#domain/time/local-time.ts";
import { PostButton } from "../parts/form/buttons.tsx";

type Props = { weekly: { on: boolean; next: string }; isMailed: boolean; isCounted: boolean };

/** Switches the mail of the week on and off. */
export const WeeklyMail = ({ weekly: { on, next }, isMailed, isCounted }: Props) => (
  <section className="panel panel-form" id="weekly-mail">
    <h2 className="panel-title">Weekly numbers</h2>
    <p>
      {on
        ? `On. The next email comes on Monday, ${longDate(next)}, in the morning: the week in five lines.`
        : "Off. With it, an email on Monday morning tells the week in five lines: visits, enquiries, the page that did best, where most came from, what was looked for in vain."}
      {!isCounted && " Visits are not counted on this site, so nothing is sent."}
      {isCounted && !isMailed && " Mail is not set up on this site yet: nothing is sent before it is."}
    </p>
    <div className="form-do">
      <PostButton
        action="/cms/account/weekly-mail"
        fields={{ on: on ? "0" : "1" }}
        name={on ? "Switch off" : "Switch on"}
        about="the weekly numbers"
        kind={on ? "danger" : undefined}
      />
    </div>
  </section>
);
