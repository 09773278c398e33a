import { useCallback, useState } from "react";
import { Form, Link } from "react-router";
import type { PictureTag } from "#domain/media/library/tag-pictures.server.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { useConfirmedForm } from "../../parts/dialog/confirm.tsx";
import { Icon } from "../../parts/icon.tsx";
import type { Selection } from "../../parts/list/selection.ts";
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

const Bar = ({
  chosen,
  here,
  clear,
  tag,
}: {
  chosen: PictureItem[];
  here: string;
  clear: () => void;
  tag: () => void;
}) => {
  const these = chosen.length === 1 ? `“${chosen[0]?.name}”` : `${chosen.length} pictures and files`;
  const { onSubmit, dialog } = useConfirmedForm(() => ({
    title: `Move ${these} to the trash?`,
    consequence: "They rest there for 30 days and can be taken back. What a page or a draft shows stays where it is.",
    verb: "Move to trash",
  }));
  const ids = new URLSearchParams(chosen.map(({ id }) => ["id", id]));
  return (
    <Form
      method="post"
      action="/cms/media/selected/delete"
      className="bulk"
      aria-label="With what is selected"
      onSubmit={onSubmit}
    >
      {chosen.map(({ id }) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="back" value={here} />
      <p className="bulk-count num" role="status">
        {chosen.length} selected
      </p>
      <Link className="btn bulk-do" to={`/cms/media/texts?${ids}`}>
        <Icon name="pencil" />
        Describe
      </Link>
      <button type="button" className="btn bulk-do" onClick={tag}>
        <Icon name="tag" />
        Tag
      </button>
      <button type="submit" className="btn bulk-do">
        <Icon name="trash" />
        Trash
      </button>
      <button type="button" className="btn bulk-clear" onClick={clear}>
        <Icon name="close" />
        Clear
      </button>
      {dialog}
    </Form>
  );
};
