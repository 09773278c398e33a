import { Prose, type ProseNode } from "#app/ui/prose.tsx";
import type { PictureView } from "#domain/media/picture.ts";

type Props = { heading: string; body: ProseNode; pictures: Record<string, PictureView> };

/** A section of a service or a case study: its heading in the left third, its text beside it. */
export const TitledText = ({ heading, body, pictures }: Props) => (
  <section className="titled-text">
    <h2>{heading}</h2>
    <Prose value={body} pictures={pictures} from={3} />
  </section>
);
