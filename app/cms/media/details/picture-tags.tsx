import { useId } from "react";
import { useFetcher } from "react-router";
import { type Tag, tagSlug } from "#domain/formats/tag.ts";
import type { PictureTag, TagOutcome } from "#domain/media/library/tag-pictures.server.ts";
import { MOST_TAGS, type PictureItem } from "#domain/media/picture.ts";
import { FieldBox } from "../../parts/form/field-box.tsx";
import { TagBox } from "../../parts/form/tag-box.tsx";

type Props = { picture: PictureItem; tags: Tag[]; known: PictureTag[] };

/** Saves itself with each tag. */
export const PictureTags = ({ picture, tags, known }: Props) => {
  const fetcher = useFetcher<TagOutcome>();
  const id = useId();
  const sent = fetcher.formData;
  const before = tags.map(({ name }) => name);
  const names = sent
    ? [...before.filter((name) => !sent.getAll("remove").includes(name)), ...(sent.getAll("add") as string[])]
    : before;
  const save = (next: string[]) => {
    const [has, wants] = [before.map(tagSlug), next.map(tagSlug)];
    const form = new FormData();
    form.append("id", picture.id);
    for (const name of next) if (!has.includes(tagSlug(name))) form.append("add", name);
    for (const name of before) if (!wants.includes(tagSlug(name))) form.append("remove", name);
    void fetcher.submit(form, { method: "post", action: "/cms/media/selected/tag" });
  };
  const error = fetcher.data?.outcome === "invalid" ? fetcher.data.message : undefined;
  const saved = fetcher.data?.outcome === "tagged" && fetcher.state === "idle";
  return (
    <FieldBox
      id={id}
      label="Tags"
      error={error}
      note={
        <span className="mute small" role="status">
          {saved && "Saved"}
        </span>
      }
    >
      <TagBox
        names={names}
        known={known.map(({ name }) => name)}
        most={MOST_TAGS}
        onChange={save}
        control={{ id, "aria-describedby": error && `${id}-error` }}
      />
    </FieldBox>
  );
};
