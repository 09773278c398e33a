import { useEffect, useId, useState } from "react";
import { useFetcher } from "react-router";
import type { Tag } from "#domain/formats/tag.ts";
import type { PictureTag, TagOutcome } from "#domain/media/library/tag-pictures.server.ts";
import { MOST_TAGS } from "#domain/media/picture.ts";
import { waiting } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { FieldBox } from "../../parts/form/field-box.tsx";
import { TagBox } from "../../parts/form/tag-box.tsx";
import { NotDone } from "../../parts/requests/not-done.tsx";
import { showToast } from "../../shell/toasts.tsx";

export type TagsById = Record<string, Tag[]>;

type Props = { ids: string[]; tags: TagsById; known: PictureTag[]; close: () => void };

/** Puts tags on all selected pictures and takes off those that any of them has. */
export const TagDialog = ({ ids, tags, known, close }: Props) => {
  const fetcher = useFetcher<TagOutcome>();
  const own = useId();
  const [add, setAdd] = useState<string[]>([]);
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.outcome !== "tagged") return;
    showToast(answer.pictures === 0 ? "They had these tags already" : `Tagged: ${answer.pictures}`);
    close();
  }, [answer, close]);
  const had = new Map(ids.flatMap((id) => (tags[id] ?? []).map((tag) => [tag.slug, tag.name] as const)));
  return (
    <Dialog title={`Tags of ${ids.length} selected`} open close={close}>
      <fetcher.Form method="post" action="/cms/media/selected/tag" className="stack">
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        {add.map((name) => (
          <input key={name} type="hidden" name="add" value={name} />
        ))}
        <FieldBox id={own} label="Put on all of them" help="Enter or a comma ends a tag.">
          <TagBox
            names={add}
            known={known.map(({ name }) => name)}
            most={MOST_TAGS}
            onChange={setAdd}
            control={{ id: own, "aria-describedby": `${own}-help`, "data-first": true }}
          />
        </FieldBox>
        {had.size > 0 && (
          <fieldset className="tag-off">
            <legend className="field-label">Take off all of them</legend>
            {[...had].map(([slug, name]) => (
              <label key={slug} className="tag-off-one">
                <input type="checkbox" className="tick" name="remove" value={name} />
                {name}
              </label>
            ))}
          </fieldset>
        )}
        {answer?.outcome === "invalid" && (
          <p className="field-error" role="alert">
            {answer.message}
          </p>
        )}
        <NotDone fetcher={fetcher} />
        <button type="submit" className="btn btn-primary" {...waiting(fetcher.state !== "idle")}>
          {fetcher.state === "idle" ? "Save tags" : "Saving…"}
        </button>
      </fetcher.Form>
    </Dialog>
  );
};
