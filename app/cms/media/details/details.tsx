import { useCallback, useRef, useState } from "react";
import { data, Link, useLocation } from "react-router";
import { type PictureDetails, readPicture } from "#domain/media/library/read-pictures.server.ts";
import { Icon } from "../../parts/icon.tsx";
import { LeaveGuard } from "../../parts/leave-guard.tsx";
import { PostButton } from "../../parts/post-button.tsx";
import { asStaff } from "../../staff-request.ts";
import type { Route } from "./+types/details";
import { DescribeForm } from "./describe-form.tsx";
import { FocusArea, FocusForm } from "./focus-form.tsx";
import { PictureFacts, UsedOn } from "./picture-facts.tsx";
import { ReplaceFile } from "./replace-file.tsx";

export const loader = ({ params, context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const picture = await readPicture(platform, member, params.id);
    if (!picture) throw data(null, { status: 404, statusText: "Not Found" });
    return { picture, now: platform.clock() };
  });

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.picture.name ?? "Picture" }];

/** One picture: what it shows in words, what stays in sight, where it is used, another file, or away with it. */
export default function Details({ loaderData: { picture } }: Route.ComponentProps) {
  const { search } = useLocation();
  const used = picture.uses.length > 0 || picture.ownScreen !== null;
  return (
    <article className="details" aria-labelledby="details-name" key={picture.id}>
      <header className="details-head">
        <h2 className="details-name cut" id="details-name">
          {picture.name}
        </h2>
        <Link
          className="btn btn-icon btn-quiet"
          to={`/cms/media${search}`}
          aria-label="Back to all pictures"
          preventScrollReset
        >
          <Icon name="close" />
        </Link>
      </header>
      <div className="details-body">
        <Editing picture={picture} />
        <UsedOn picture={picture} />
        <PictureFacts picture={picture} />
        <div className="details-do">
          <ReplaceFile picture={picture} />
          {!used && (
            <PostButton
              action={`/cms/media/${picture.id}/delete`}
              kind="danger"
              ask={{
                title: `Delete “${picture.name}”?`,
                consequence: "This can't be undone. Older versions of pages that showed it will miss it.",
                verb: "Delete",
              }}
            >
              <Icon name="trash" />
              Delete
            </PostButton>
          )}
        </div>
      </div>
    </article>
  );
}

const Editing = ({ picture }: { picture: PictureDetails }) => {
  const [focus, setFocus] = useState(picture.focus);
  const unsaved = useRef({ text: false, focus: false });
  const noteText = useCallback((is: boolean) => {
    unsaved.current.text = is;
  }, []);
  const noteFocus = useCallback((is: boolean) => {
    unsaved.current.focus = is;
  }, []);
  const loses = useCallback(() => {
    const { text, focus: point } = unsaved.current;
    return text || point ? `The ${text ? "text" : "focal point"} of this picture is not saved.` : null;
  }, []);
  return (
    <>
      <LeaveGuard loses={loses} />
      <FocusArea picture={picture} focus={focus} onChange={setFocus} />
      <DescribeForm picture={picture} onUnsaved={noteText} />
      <FocusForm picture={picture} focus={focus} onChange={setFocus} onUnsaved={noteFocus} />
    </>
  );
};
