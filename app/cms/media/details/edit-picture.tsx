import { useCallback, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { isFile } from "#domain/media/file.ts";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import { LONGEST_NAME, type PictureItem } from "#domain/media/picture.ts";
import { Banner } from "../../parts/banner.tsx";
import { LeaveGuard } from "../../parts/dialog/leave-guard.tsx";
import { Field } from "../../parts/form/field.tsx";
import { AltField, FileSign } from "../picture-parts.tsx";
import type { DescribeAnswer } from "./change.ts";
import { FocusArea, FocusForm } from "./focus-form.tsx";

export const EditPicture = ({ picture }: { picture: PictureDetails }) => {
  const [focus, setFocus] = useState(picture.focus);
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
  const [alt, setAlt] = useState(picture.alt);
  const [name, setName] = useState(picture.name);
  const { stale, errors, saved } = fetcher.data ?? {};
  const dirty = alt.trim() !== picture.alt || name.trim() !== picture.name;
  const busy = fetcher.state !== "idle";
  const unsaved = dirty && !busy;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  // The text that this form started from; after a conflict, the other one, which saving again overwrites.
  const [baseAlt, setBaseAlt] = useState(picture.alt);
  useEffect(() => setBaseAlt(stale ?? picture.alt), [stale, picture.alt]);
  return (
    <fetcher.Form method="post" action={`/cms/media/${picture.id}/describe`} className="details-form">
      {!isFile(picture) && (
        <AltField name="alt" value={alt} onChange={setAlt} error={errors?.alt} autoFocus={picture.alt === ""} />
      )}
      <Field
        label="Name"
        name="name"
        required
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors?.name}
        autoComplete="off"
      />
      <input type="hidden" name="baseAlt" value={baseAlt} />
      {stale !== undefined && alt.trim() !== stale && (
        <Banner>Somebody else changed the text meanwhile to “{stale}”. Save again to put yours in its place.</Banner>
      )}
      <div className="form-do">
        <button type="submit" className="btn" disabled={!dirty || busy}>
          {busy ? "Saving…" : isFile(picture) ? "Save name" : "Save text"}
        </button>
        <span className="mute small" role="status">
          {saved && !dirty && !busy ? "Saved" : dirty ? "Not saved yet" : ""}
        </span>
      </div>
    </fetcher.Form>
  );
};
