import { useFetcher } from "react-router";
import { placeKey } from "#domain/content/form/place.ts";
import type { Original } from "#domain/content/translation/beside-original.server.ts";
import type { OriginalChange } from "#domain/content/translation/in-step/original-changes.ts";
import { useFocusField } from "../fields/state/use-field.ts";
import { PostButton } from "../parts/form/buttons.tsx";
import { type Base, TakeOver } from "./take-over.tsx";

/** What the original of a translation says anew, with the way to each field; nothing where they are in step. */
export const OriginalNews = ({ id, original, base }: { id: string; original: Original; base: Base }) => {
  const fetcher = useFetcher();
  const structure = original.changes.filter(({ what }) => what === "structure");
  const texts = original.changes.filter(({ what }) => what === "text");
  if (original.changes.length === 0) return null;
  return (
    <div className="language-changes">
      {structure.length > 0 && <TakeOver id={id} original={original} changes={structure} base={base} />}
      {texts.length > 0 && (
        <>
          <p>{texts.length === 1 ? "One text" : `${texts.length} texts`} of the original changed:</p>
          <ul>
            {texts.map((change) => (
              <li key={placeKey(change.place)}>
                <ToField change={change} />
              </li>
            ))}
          </ul>
        </>
      )}
      <PostButton
        action={`/cms/edit/${id}/in-step`}
        fields={{ seen: original.seen }}
        fetcher={fetcher}
        name="All of it is done"
        icon="check"
        small
      />
    </div>
  );
};

const ToField = ({ change: { place, where } }: { change: OriginalChange }) => {
  const focusField = useFocusField();
  return (
    <button type="button" className="do" onClick={() => focusField(place)}>
      {where.join(" › ")}
    </button>
  );
};
