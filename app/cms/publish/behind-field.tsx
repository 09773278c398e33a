import type { ForTranslations } from "#domain/content/live/publish-original.server.ts";
import type { FallingBehind } from "#domain/content/translation/states/falling-behind.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { languages } from "#domain/languages.ts";

const choices: [ForTranslations, string][] = [
  ["tell", "Leave it on the site, and list what is to be translated"],
  ["same", "It still says the same: nothing is to be translated"],
  ["take-off", "Take it off the site until somebody has translated it"],
];

/** What becomes of the translations that fall behind, sent with the form of this id. */
export const BehindField = ({ behind, form }: { behind: FallingBehind[]; form: string }) => (
  <fieldset className="places">
    <legend className="places-title">Translations that fall behind</legend>
    <p className="small">
      {behind.map(({ language, changes }) => `${languages[language].name} by ${counted(changes, "field")}`).join(", ")}.
    </p>
    <ul>
      {choices.map(([value, words]) => (
        <li key={value}>
          <label className="place">
            <input type="radio" name="translations" value={value} form={form} defaultChecked={value === "tell"} />
            {words}
          </label>
        </li>
      ))}
    </ul>
  </fieldset>
);
