import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { PictureItem } from "#domain/media/picture.ts";
import { LONGEST_NAME } from "#domain/media/picture.ts";
import { Banner } from "../../parts/banner.tsx";
import { Field } from "../../parts/field.tsx";
import { AltField } from "../alt-field.tsx";
import type { DescribeAnswer } from "./describe.ts";

type Props = { picture: PictureItem; onUnsaved: (unsaved: boolean) => void };

/** What a picture shows, in words, and what staff call it. */
export const DescribeForm = ({ picture, onUnsaved }: Props) => {
  const fetcher = useFetcher<DescribeAnswer>();
  const [alt, setAlt] = useState(picture.alt);
  const [name, setName] = useState(picture.name);
  const { stale, errors, saved } = fetcher.data ?? {};
  const dirty = alt.trim() !== picture.alt || name.trim() !== picture.name;
  const busy = fetcher.state !== "idle";
  const unsaved = dirty && !busy;
  useEffect(() => onUnsaved(unsaved), [unsaved, onUnsaved]);
  // The text that this form began from, until somebody else's was shown and may be replaced.
  const [baseAlt, setBaseAlt] = useState(picture.alt);
  useEffect(() => setBaseAlt(stale ?? picture.alt), [stale, picture.alt]);
  return (
    <fetcher.Form method="post" action={`/cms/media/${picture.id}/describe`} className="details-form">
      <AltField name="alt" value={alt} onChange={setAlt} error={errors?.alt} autoFocus={picture.alt === ""} />
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
          {busy ? "Saving…" : "Save text"}
        </button>
        <span className="mute small" role="status">
          {saved && !dirty && !busy ? "Saved" : dirty ? "Not saved yet" : ""}
        </span>
      </div>
    </fetcher.Form>
  );
};
