import { useCallback, useState } from "react";
import type { PictureTag } from "#domain/media/library/tag-pictures.server.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { useConfirmedForm } from "../../parts/dialog/confirm.tsx";
import type { Selection } from "../../parts/list/rows/selection.ts";
import { BarButton, BarLink, SelectionBar } from "../../parts/list/rows/selection-bar.tsx";
import { TagDialog, type TagsById } from "./tag-dialog.tsx";

type Props = { selection: Selection; pictures: PictureItem[]; tags: TagsById; known: PictureTag[]; here: string };

/** What can be done with the selected pictures and files together. */
export const PictureBar = ({ selection, pictures, tags, known, here }: Props) => {
  const [tagging, setTagging] = useState<string[] | null>(null);
  const close = useCallback(() => setTagging(null), []);
  const chosen = pictures.filter(({ id }) => selection.ids.has(id));
  return (
    <>
      {chosen.length > 0 && (
        <Bar chosen={chosen} here={here} clear={selection.clear} tag={() => setTagging(chosen.map(({ id }) => id))} />
      )}
      {tagging && <TagDialog ids={tagging} tags={tags} known={known} close={close} />}
    </>
  );
};

type BarProps = { chosen: PictureItem[]; here: string; clear: () => void; tag: () => void };

const Bar = ({ chosen, here, clear, tag }: BarProps) => {
  const these = chosen.length === 1 ? `“${chosen[0]?.name}”` : `${chosen.length} pictures and files`;
  const { onSubmit, dialog } = useConfirmedForm(() => ({
    title: `Move ${these} to the trash?`,
    consequence: "They rest there for 30 days and can be taken back. What a page or a draft shows stays where it is.",
    verb: "Move to trash",
  }));
  const ids = chosen.map(({ id }) => id);
  const query = new URLSearchParams(ids.map((id) => ["id", id]));
  return (
    <SelectionBar
      ids={ids}
      fields={{ back: here }}
      action="/cms/media/selected/delete"
      onSubmit={onSubmit}
      clear={clear}
    >
      <BarLink to={`/cms/media/texts?${query}`} name="Describe" icon="pencil" />
      <BarButton type="button" name="Tag" icon="tag" onClick={tag} />
      <BarButton name="Trash" icon="trash" />
      {dialog}
    </SelectionBar>
  );
};
