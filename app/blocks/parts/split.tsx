import type { ReactNode } from "react";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { Section, type Tone } from "#app/ui/section.tsx";
import type { PictureView } from "#domain/media/picture.ts";
import { Paragraphs } from "./paragraphs.tsx";

type Parts = { heading: string; text: string; linkText: string; linkPath: string; background: Tone };
type Props = { block: Parts; picture: PictureView | undefined; phone: string; right?: boolean; children?: ReactNode };

/** A picture on one half and words on the other, with a link where one is given; its sheet is "split". */
export const Split = ({ block, picture, phone, right, children }: Props) => {
  const { heading, text, linkText, linkPath, background } = block;
  return (
    <Section tone={background} className={right ? "split split-right" : "split"} label={heading}>
      <div className="split-picture">
        <Picture picture={picture} sizes={HALF_SIZES} />
      </div>
      <div className="split-text">
        <h2>{heading}</h2>
        <Paragraphs text={text} phone={phone} />
        {children}
        {linkText && linkPath && (
          <a className="link" href={linkPath}>
            {linkText}
          </a>
        )}
      </div>
    </Section>
  );
};
