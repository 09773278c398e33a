import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { oneLine } from "#domain/formats/one-line.ts";
import { isFile } from "#domain/media/file.ts";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import { LONGEST_NAME, type PictureItem } from "#domain/media/picture.ts";
import { Banner } from "../../parts/banner.tsx";
import { waiting } from "../../parts/button.tsx";
import { LeaveGuard } from "../../parts/dialog/leave-guard.tsx";
import { Field } from "../../parts/form/field.tsx";
import { AltField, FileSign } from "../picture-parts.tsx";
import type { DescribeAnswer } from "./change.ts";
import { FocusArea, FocusForm } from "./focus/focus-form.tsx";

export const EditPicture = ({ picture }: { picture: PictureDetails }) => {
  const [focus, setFocus] = useState(picture.focus);
  const [shown, setShown] = useState(picture.src);
  // Of another file, as after a crop, the point is another too: what was set on the one before says nothing of it.
  if (shown !== picture.src) {
    setShown(picture.src);
    setFocus(picture.focus);
  }
  const unsaved = useRef({ text: false, focus: false });
  const setTextUnsaved = useCallback((is: boolean) => {
    unsaved.current.text = is;
  }, []);
  const setFocusUnsaved = useCallback((is: boolean) => {
    unsaved.current.focus = is;
  }, []);
  const loses = useCallback(() => {
    const { text, focus: point } = unsaved.current;
    return text || point ? `The ${text ? "text" : "focal point"} of this picture is not saved.` : null;
  }, []);
  return (
    <>
      <LeaveGuard loses={loses} keepsUnderQuery />
      {isFile(picture) ? (
        <p className="details-file">
          <FileSign />
          <a className="do" href={picture.src}>
            Download it from {picture.src}
          </a>
        </p>
      ) : (
        <FocusArea picture={picture} focus={focus} onChange={setFocus} />
      )}
      <DescribeForm picture={picture} onUnsaved={setTextUnsaved} />
      {!isFile(picture) && (
        <FocusForm picture={picture} focus={focus} onChange={setFocus} onUnsaved={setFocusUnsaved} />
      )}
    </>
  );
};

const DescribeForm = ({ picture, onUnsaved }: { picture: PictureItem; onUnsaved: (unsaved: boolean) => void }) => {
  const fetcher = useFetcher<DescribeAnswer>();
  const alt = useWritten(picture.alt);
  const name = useWritten(picture.name);
  const { stale, errors, saved } = fetcher.data ?? {};
  const dirty = alt.dirty || name.dirty;
  const busy = fetcher.state !== "idle";
  const unsaved = dirty && !busy;
  const saveWords = isFile(picture) ? "Save name" : "Save text";
  // Before it is told to be saved: whoever leaves then is asked nothing.
  useLayoutEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  // After a conflict it starts from the other text, which saving again overwrites.
  const { setBase } = alt;
  useEffect(() => {
    if (stale !== undefined) setBase(stale);
  }, [stale, setBase]);
  const send = () => {
    alt.send();
    name.send();
  };
  return (
    <fetcher.Form method="post" action={`/cms/media/${picture.id}/describe`} className="details-form" onSubmit={send}>
      {!isFile(picture) && (
        <AltField name="alt" value={alt.text} onChange={alt.write} error={errors?.alt} autoFocus={picture.alt === ""} />
      )}
      <Field
        label="Name"
        name="name"
        required
        maxLength={LONGEST_NAME}
        value={name.text}
        onChange={({ target }) => name.write(target.value)}
        error={errors?.name}
        autoComplete="off"
      />
      <input type="hidden" name="baseAlt" value={alt.base} />
      <input type="hidden" name="baseName" value={name.base} />
      {stale !== undefined && oneLine(alt.text) !== stale && (
        <Banner>Somebody else changed the text meanwhile to “{stale}”. Save again to put yours in its place.</Banner>
      )}
      <div className="form-do">
        <button type="submit" className="btn" {...waiting(!dirty || busy)}>
          {busy ? "Saving…" : saveWords}
        </button>
        <span className="mute small" role="status">
          {dirty ? "Not saved yet" : saved && !busy && "Saved"}
        </span>
      </div>
    </fetcher.Form>
  );
};

/** A box over a text that is `stored`, which others write too. `base`: the stored text that what stands in the box was begun on. */
const useWritten = (stored: string) => {
  const [text, write] = useState(stored);
  const [base, setBase] = useState(stored);
  const [sent, setSent] = useState<string | null>(null);
  const [read, setRead] = useState(stored);
  if (read !== stored) {
    setRead(stored);
    const untouched = oneLine(text) === base;
    if (untouched) write(stored);
    if (untouched || stored === sent) setBase(stored);
  }
  const send = () => setSent(oneLine(text));
  return { text, write, base, setBase, send, dirty: oneLine(text) !== stored };
};
