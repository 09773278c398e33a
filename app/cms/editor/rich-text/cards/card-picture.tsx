import { useState } from "react";
import { describePicture } from "../../../media/picker/describe.ts";
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
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (alt.trim() === "") return setError("Write what the picture shows");
    setBusy(true);
    const picture = await fetchPicture(id);
    const fault = picture ? await describePicture(picture, alt.trim()) : "It could not be saved. Try again";
    setBusy(false);
    setError(fault);
    if (fault) return;
    if (picture) pictures[id] = { ...picture, alt: alt.trim() };
    done();
  };
  return (
    <div className="text-picture-alt">
      <AltField value={alt} onChange={setAlt} error={error} />
      <Button name={isBusy ? "Saving…" : "Save the text"} onClick={() => void save()} {...waiting(isBusy)} />
    </div>
  );
};
