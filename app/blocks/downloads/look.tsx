import { FileLink } from "#app/ui/file-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { fileWords } from "#domain/media/file.ts";
import type { BlockProps, SharedSheet } from "../parts/block-props.ts";

export const sheets: SharedSheet[] = ["aside-head", "file-link"];

export const Look = ({ block, view }: BlockProps<"downloads">) => (
  <Section tone="paper" className="downloads" label={block.heading}>
    <div className="wrap aside-head">
      <h2>{block.heading}</h2>
      <ul className="downloads-list">
        {block.files.flatMap(({ file, title, note }) => {
          const shown = view.files[file];
          if (!shown) return [];
          return (
            <li key={file}>
              <FileLink
                href={shown.href}
                name={title || shown.name}
                facts={fileWords(shown, view.words.texts.filePages, view.language)}
                note={note}
              />
            </li>
          );
        })}
      </ul>
    </div>
  </Section>
);
