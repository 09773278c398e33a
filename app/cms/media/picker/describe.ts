import { useState } from "react";
import type { PictureItem } from "#domain/media/picture.ts";
import { postJson, SIGNED_OUT } from "../../parts/requests/fetch-json.ts";
import type { DescribeAnswer } from "../details/change.ts";
import { tellDescribed } from "./use-pictures.ts";

const FAILED = "It could not be saved. Try again";

/** The first alternative text of a picture that `find` gives, while it is written; `done` gets the picture with it once it is saved. */
export const useFirstAlt = (find: () => Promise<PictureItem | null>, done: (described: PictureItem) => void) => {
  const [value, onChange] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const alt = value.trim();
    if (alt === "") return setError("Write what the picture shows");
    setBusy(true);
    const picture = await find();
    const fault = picture ? await describePicture(picture, alt) : FAILED;
    setBusy(false);
    setError(fault);
    if (picture && !fault) done({ ...picture, alt });
  };
  return { field: { value, onChange, error }, isBusy, save };
};

/** Returns what is wrong, in words, or "". */
const describePicture = async ({ id }: Pick<PictureItem, "id">, alt: string): Promise<string> => {
  const body = new URLSearchParams({ alt, baseAlt: "" });
  const answer = await postJson<DescribeAnswer | null>(`/cms/media/${id}/describe`, body);
  if (answer.outcome === "signed-out") return SIGNED_OUT;
  const { saved, errors, stale } = (answer.outcome === "answered" && answer.body) || { saved: false };
  if (stale) return `Somebody else wrote meanwhile: “${stale}”. Choose it again to use that text`;
  if (saved) tellDescribed(id, alt);
  return saved ? "" : (errors?.alt ?? FAILED);
};
