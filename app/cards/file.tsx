import { FileLink } from "#app/ui/file-link.tsx";
import { fileWords } from "#domain/media/file.ts";
import type { CardProps } from "./card-props.ts";

export const FileCard = ({ data: { file, title, note }, view }: CardProps<"file">) => {
  const shown = view.files[file];
  if (!shown) return null;
  return (
    <div className="card-file">
      <FileLink
        href={shown.href}
        name={title || shown.name}
        facts={fileWords(shown, view.words.texts.filePages, view.language)}
        note={note}
      />
    </div>
  );
};
