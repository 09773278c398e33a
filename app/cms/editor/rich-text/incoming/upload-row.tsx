import { createRoot } from "react-dom/client";
import { Icon, IconButton } from "../../../parts/icon/icon.tsx";

type Props = { name: string; part: number; fault?: { message: string; dismiss: () => void } };

/** What stands in the text while a picture is on its way, and why it could not be taken. */
const UploadRow = ({ name, part, fault }: Props) => (
  <span className={fault ? "text-upload is-failed" : "text-upload"} role="status">
    <Icon name={fault ? "warn" : "up"} />
    <span className="text-upload-name cut">{name}</span>
    <span>{fault?.message ?? (part < 1 ? `${Math.round(part * 100)}%` : "Preparing sizes…")}</span>
    {fault ? (
      <IconButton icon="close" name={`Dismiss ${name}`} look="btn-small" onClick={fault.dismiss} />
    ) : (
      <progress value={part} aria-label={`Sending ${name}`} />
    )}
  </span>
);

/** A row outside of React's tree, for a decoration of the text. */
export const openRow = (name: string) => {
  const element = document.createElement("div");
  element.contentEditable = "false";
  const root = createRoot(element);
  root.render(<UploadRow name={name} part={0} />);
  return {
    element,
    progress: (part: number) => root.render(<UploadRow name={name} part={part} />),
    fail: (message: string, dismiss: () => void) =>
      root.render(<UploadRow name={name} part={1} fault={{ message, dismiss }} />),
  };
};
