import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { CURSOR_EVENT, fieldId, type Letter } from "../../fields/state/use-field.ts";
import { RETRIES, retryAfter } from "../../parts/requests/fetch-json.ts";
import type { RichTextField } from "./rich-text-field.tsx";

type Field = typeof RichTextField;
type Props = Omit<ComponentProps<Field>, "start">;

const fetchField = async (): Promise<Field> => (await import("./rich-text-field.tsx")).RichTextField;

/** Set once somebody shows it: a page that is woken has to begin as the server wrote it. */
let fetched: Field | null = null;

const LATE = "text-late";

/** A text stands in sight, or the document is opened from another screen and its data is on the way. */
const isWanted = () => document.querySelector(`.${LATE}`) !== null || "awake" in document.documentElement.dataset;

if (typeof document !== "undefined" && isWanted()) fetchField().catch(() => {});

const IDLE_MS = 2_000;

/** Fetches what texts are written with, once the browser has nothing better to do: most pages have none in sight. */
export const useTextsSoon = () =>
  useEffect(() => {
    const soon = setTimeout(() => fetchField().catch(() => {}), IDLE_MS);
    return () => clearTimeout(soon);
  }, []);

const trying = async (isOver: () => boolean): Promise<Field | null> => {
  for (let n = 0; !isOver(); n += 1) {
    const field = await fetchField().catch(() => null);
    if (field || n === RETRIES) return field;
    await new Promise((resolve) => setTimeout(resolve, retryAfter(n)));
  }
  return null;
};

/** A text, whose place is held until it can be written in. Who comes to it meanwhile has the cursor there then. */
export const LateText = (props: Props) => {
  const [Text, setText] = useState<Field | null>(() => fetched);
  const [isMissing, setMissing] = useState(false);
  const start = useRef<{ letter: Letter | null } | null>(null);
  useEffect(() => {
    if (Text || isMissing) return;
    let isOver = false;
    void trying(() => isOver).then((field) => {
      if (isOver) return;
      fetched = field;
      if (field) setText(() => field);
      else setMissing(true);
    });
    return () => {
      isOver = true;
    };
  }, [Text, isMissing]);
  if (Text) return <Text {...props} start={start.current} />;
  const again = isMissing ? () => setMissing(false) : null;
  return (
    <Place
      {...props}
      again={again}
      come={(letter) => (start.current = { letter })}
      leave={() => (start.current = null)}
    />
  );
};

type PlaceProps = Props & { again: (() => void) | null; come: (letter: Letter | null) => void; leave: () => void };

const Place = ({ form, place, again, come, leave }: PlaceProps) => {
  const label = useId();
  const own = useRef<HTMLDivElement>(null);
  const letters = useRef(come);
  letters.current = come;
  useEffect(() => {
    const text = own.current;
    const put = (event: Event) => letters.current((event as CustomEvent<Letter>).detail);
    text?.addEventListener(CURSOR_EVENT, put);
    return () => text?.removeEventListener(CURSOR_EVENT, put);
  }, []);
  return (
    <div className="field field-wide">
      <span className="field-label" id={label}>
        {form.label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: it becomes a text to write in */}
      <div
        className={`rich-text ${LATE}`}
        id={fieldId(place)}
        ref={own}
        role="group"
        aria-labelledby={label}
        tabIndex={-1}
        onFocus={() => come(null)}
        onBlur={leave}
      >
        <p className="mute" role="status">
          {again ? "What texts are written with could not be fetched. Nothing is lost." : "Loading the text…"}
        </p>
        {again && (
          <button type="button" className="btn btn-small" onClick={again}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
};
