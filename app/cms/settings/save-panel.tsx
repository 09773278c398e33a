import { useEffect, useState } from "react";
import type { Form } from "#domain/content/fields/structure.ts";
import { placeKey } from "#domain/content/form/place.ts";
import { inOneLine } from "#domain/content/form/words.ts";
import type { Difference } from "#domain/content/merge/differences.ts";
import type { SavedState } from "#domain/content/singletons/read-singleton.server.ts";
import { textOf } from "#domain/json.ts";
import { useFormStore } from "../fields/state/form-store.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { usePicture } from "../media/picker/use-pictures.ts";
import { Button } from "../parts/button.tsx";
import { DraftButton, SendButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { fullMoment } from "../parts/moment.tsx";

/** `changes` are between the form (mine) and the site (theirs). `isKept`: it can be saved as a draft. */
type Props = { changes: Difference[]; draft: SavedState; isKept: boolean; discard: () => void; errors: number };

const SHOWN = 40;
/** Where the panel lies over the form, the list is folded away until it is asked for. */
const NARROW = "(width < 1240px)";

export const SavePanel = ({ changes, draft, isKept, discard, errors }: Props) => {
  const focusField = useFocusField();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(!window.matchMedia(NARROW).matches), []);
  return (
    <aside className="panel save-panel" aria-labelledby="h-changes">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="panel-head">
          <h2 className="panel-title" id="h-changes">
            {isKept ? "Changes" : "Unsaved changes"} <span className="count">{changes.length}</span>
          </h2>
          <Icon name="down" />
        </summary>
        {changes.length === 0 ? (
          <p className="empty">
            None. Last saved {fullMoment(draft.at)}
            {draft.by ? ` by ${draft.by}` : ""}.
          </p>
        ) : (
          <ul className="changes">
            {changes.slice(0, SHOWN).map(({ place, words, form, mine, theirs }) => (
              <li key={placeKey(place)}>
                <button type="button" className="change-name" onClick={() => focusField(place)}>
                  {words.join(" / ")}
                </button>
                <p>
                  {inOneLine(form, theirs) && (
                    <del>
                      <Said form={form} value={theirs} />
                    </del>
                  )}{" "}
                  {inOneLine(form, mine) ? (
                    <ins>
                      <Said form={form} value={mine} />
                    </ins>
                  ) : (
                    <em>empty</em>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
      </details>
      {errors > 0 && (
        <p className="save-errors field-error" role="alert">
          {errors === 1 ? "One field needs" : `${errors} fields need`} your attention. Nothing was saved.
        </p>
      )}
      <div className="save-do">
        <SendButton kind="primary" busy="Saving…">
          Save and publish
        </SendButton>
        {isKept && <DraftButton />}
        {changes.length > 0 && <Button name="Discard" kind="quiet" onClick={discard} />}
      </div>
    </aside>
  );
};

/** What a field holds, in one line; a picture by its name in the library, a document by its title. */
const Said = ({ form, value }: { form: Form; value: unknown }) => {
  const { targets } = useFormStore();
  const { picture } = usePicture(form.control === "picture" ? textOf(value) : "");
  const all = Object.values(targets).flat();
  return picture?.name ?? inOneLine(form, value, (id) => all.find((target) => target.id === id)?.title ?? id);
};
