import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { counted } from "#domain/formats/counted.ts";
import { sizeWords } from "#domain/formats/size.ts";
import { fileWords, isFile } from "#domain/media/file.ts";
import type { PictureDetails } from "#domain/media/library/read-pictures.server.ts";
import { MOST_BYTES } from "#domain/media/picture.ts";
import { type Question, useConfirm } from "../../parts/dialog/confirm.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { fullMoment } from "../../parts/moment.tsx";
import { kindText } from "../picture-parts.tsx";
import { FileButton } from "../upload/take-files.tsx";
import { sendFile, TOO_LARGE } from "../upload/use-uploads.ts";

export const PictureFacts = ({ picture }: { picture: PictureDetails }) => (
  <section aria-labelledby="h-file">
    <h3 className="details-h" id="h-file">
      File
    </h3>
    <dl className="facts-list">
      <Fact name="Kind">
        {kindText(picture.type)}
        {!isFile(picture) &&
          picture.frames > 1 &&
          `, ${picture.frames} frames. Readers who asked for less motion see the first`}
      </Fact>
      <Fact name="Size">
        {isFile(picture)
          ? fileWords({ bytes: picture.bytes, pages: picture.frames })
          : `${picture.width} × ${picture.height} px, uploaded with ${sizeWords(picture.bytes)}`}
      </Fact>
      <Fact name="Uploaded">
        {fullMoment(picture.createdAt)}
        {picture.uploadedBy && ` by ${picture.uploadedBy}`}
      </Fact>
      {picture.updatedAt !== picture.createdAt && <Fact name="Changed">{fullMoment(picture.updatedAt)}</Fact>}
    </dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

type State = { busy: boolean; text: string; bad?: boolean };

export const ReplaceFile = ({ picture }: { picture: PictureDetails }) => {
  const { revalidate } = useRevalidator();
  const [{ busy, text, bad }, setState] = useState<State>({ busy: false, text: "" });
  const { ask, dialog } = useConfirm();
  const send = async (file: File) => {
    if (file.size > MOST_BYTES) return setState({ busy: false, text: TOO_LARGE, bad: true });
    if (!(await ask(questionFor(picture)))) return undefined;
    const onProgress = (part: number) =>
      setState({ busy: true, text: part < 1 ? `Sending, ${Math.round(part * 100)}%` : "Preparing sizes…" });
    onProgress(0);
    const sent = await sendFile(`/cms/media/${picture.id}/replace`, file, onProgress);
    if (!sent.ok) return setState({ busy: false, text: sent.message, bad: true });
    await revalidate();
    return setState({
      busy: false,
      text: `Replaced. Visitors see the new one; the old file is in the trash. ${isFile(picture) ? "" : "Does the text still fit?"}`,
    });
  };
  return (
    <>
      <FileButton
        onFiles={([file]) => file && void send(file)}
        only={isFile(picture) ? "file" : "picture"}
        waits={busy}
      >
        <Icon name="again" />
        Replace file
      </FileButton>
      <p className={bad ? "field-error details-said" : "small details-said"} role={bad ? "alert" : "status"}>
        {text}
      </p>
      {dialog}
    </>
  );
};

const questionFor = ({ name, uses }: PictureDetails): Question => {
  const places = counted(uses.length, "document");
  const where = uses.length > 0 ? `It shows at once on ${places}. ` : "";
  return {
    title: `Put this file in the place of “${name}”?`,
    consequence: `${where}The old file rests in the trash for 30 days and can be taken back.`,
    verb: "Replace file",
  };
};
