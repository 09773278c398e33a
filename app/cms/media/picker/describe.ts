import type { PictureItem } from "#domain/media/picture.ts";
import { postJson, SIGNED_OUT } from "../../parts/requests/fetch-json.ts";
import type { DescribeAnswer } from "../details/change.ts";
import { tellDescribed } from "./use-pictures.ts";

/** Gives a picture its first alternative text. Returns what is wrong, in words, or "". */
export const describePicture = async ({ id }: Pick<PictureItem, "id">, alt: string): Promise<string> => {
  const body = new URLSearchParams({ alt, baseAlt: "" });
  const answer = await postJson<DescribeAnswer | null>(`/cms/media/${id}/describe`, body);
  if (answer.outcome === "signed-out") return SIGNED_OUT;
  const { saved, errors, stale } = (answer.outcome === "answered" && answer.body) || { saved: false };
  if (stale) return `Somebody else wrote meanwhile: “${stale}”. Choose it again to use that text`;
  if (saved) tellDescribed(id, alt);
  return saved ? "" : (errors?.alt ?? "It could not be saved. Try again");
};
