import { useState } from "react";
import { useFirstAlt } from "../../../media/picker/describe.ts";
import { fetchPicture } from "../../../media/picker/use-pictures.ts";
import { AltField } from "../../../media/picture-parts.tsx";
import { Button, waiting } from "../../../parts/button.tsx";
import { useEditing } from "../../state/editing.ts";

/** A picture in the text; one that nobody described yet asks for its alternative text where it stands. */
export const CardPicture = ({ id }: { id: string }) => {
  const { pictures } = useEditing();
  const [described, setDescribed] = useState("");
  const asks = pictures[id]?.alt === "" && described !== id;
  return (
    <>
      {id && <img data-drag-handle data-picture={id} src={pictures[id]?.src ?? `/cms/media/${id}/file`} alt="" />}
      {asks && <Describe id={id} done={() => setDescribed(id)} />}
    </>
  );
};

const Describe = ({ id, done }: { id: string; done: () => void }) => {
  const { pictures } = useEditing();
  const { field, isBusy, save } = useFirstAlt(
    () => fetchPicture(id),
    (picture) => {
      pictures[id] = picture;
      done();
    },
  );
  return (
    <div className="text-picture-alt">
      <AltField {...field} />
      <Button name={isBusy ? "Saving…" : "Save the text"} onClick={() => void save()} {...waiting(isBusy)} />
    </div>
  );
};
