import { useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";
import { AltField } from "../alt-field.tsx";
import type { DescribeAnswer } from "../details/describe.ts";

type Props = { picture: PictureItem; onDone: (picture: PictureItem) => void; onBack: () => void };

/** Asks what a picture shows before it is used. */
export const PickerDescribe = ({ picture, onDone, onBack }: Props) => {
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (alt.trim() === "") return setError("Write what the picture shows");
    setBusy(true);
    const fault = await describe(picture, alt.trim());
    setBusy(false);
    setError(fault);
    return fault ? undefined : onDone({ ...picture, alt: alt.trim() });
  };
  return (
    <div className="picker-body">
      <div className="picker-bare">
        <span className="picker-large">
          <Picture picture={picture} sizes="480px" />
        </span>
        <div className="stack">
          <AltField value={alt} onChange={setAlt} error={error} autoFocus />
          <div className="form-do">
            <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void save()}>
              {busy ? "Saving…" : "Save and use"}
            </button>
            <button type="button" className="btn btn-quiet" onClick={onBack}>
              Another picture
            </button>
          </div>
        </div>
      </div>
    </div>
  );
};

/** Gives what went wrong, or "". */
const describe = async ({ id, name }: PictureItem, alt: string): Promise<string> => {
  try {
    const body = new URLSearchParams({ name, alt, baseAlt: "" });
    const response = await fetch(`/cms/media/${id}/describe`, { method: "POST", body });
    if (response.status === 401) return "Your session has ended. Sign in again in another tab, then save again";
    const { saved, errors, stale }: DescribeAnswer = await response.json();
    if (stale) return `Somebody else wrote meanwhile: “${stale}”. Choose it again to use that text`;
    return saved ? "" : (errors?.alt ?? errors?.name ?? "It could not be saved. Try again");
  } catch {
    return "It could not be saved. Try again";
  }
};
