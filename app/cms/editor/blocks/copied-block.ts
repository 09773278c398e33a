import { evolve, shapeNow } from "#domain/content/evolution/evolve.ts";
import type { BlockData, FormOf } from "#domain/content/fields/structure.ts";
import { completeDraft } from "#domain/content/form/complete.ts";
import { picturesIn } from "#domain/content/form/fields-in.ts";
import { formOfGone } from "#domain/content/form/gone-block.ts";
import { isData } from "#domain/json.ts";
import { newId } from "../state/new-id.ts";

type Pictures = Record<string, { src: string; alt: string }>;

/** What a text on the clipboard is to a list of blocks. `foreign`: no block of such a site; `newer`: of a release to come. */
export type Pasted =
  | { outcome: "block"; block: BlockData; pictures: Pictures }
  | { outcome: "not-taken"; label: string }
  | { outcome: "foreign" | "newer" };

const MARK = "block of a page";

/** A block as a text that `blockIn` reads, on this site or another of the same product. */
export const textOfBlock = (block: BlockData, known: Pictures): string => {
  const used = picturesIn("page", { blocks: [block] });
  const pictures = Object.fromEntries(Object.entries(known).filter(([id]) => used.includes(id)));
  return JSON.stringify({ is: MARK, shape: shapeNow(), block, pictures });
};

/** The block in a text, in today's shape and with an id of its own. Whoever wrote the text, nothing but fields of the form is taken. */
export const blockIn = (text: string, form: FormOf<"blocks">): Pasted => {
  const copied = parsed(text);
  if (!isData(copied) || copied.is !== MARK || typeof copied.shape !== "number") return { outcome: "foreign" };
  if (copied.shape > shapeNow()) return { outcome: "newer" };
  const { blocks } = evolve("page", { blocks: [copied.block] }, copied.shape) as { blocks: unknown[] };
  const [block] = blocks;
  if (!isData(block) || typeof block.type !== "string") return { outcome: "foreign" };
  if (!form.kinds.some(({ type }) => type === block.type))
    return { outcome: "not-taken", label: formOfGone(block).label };
  const [whole] = completeDraft(form, [{ ...block, id: newId() }]) as BlockData[];
  return whole ? { outcome: "block", block: whole, pictures: ownPictures(copied.pictures) } : { outcome: "foreign" };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Only those of this site. */
const ownPictures = (pictures: unknown): Pictures =>
  Object.fromEntries(
    Object.entries(isData(pictures) ? pictures : {}).flatMap(([id, picture]) =>
      isData(picture) && typeof picture.src === "string" && picture.src.startsWith("/media/")
        ? [[id, { src: picture.src, alt: typeof picture.alt === "string" ? picture.alt : "" }]]
        : [],
    ),
  );

const KEPT = "copied-block";

/** For the pages of this site; `refused` by the browser, it is what was copied last, whatever is on the clipboard. */
export const keepCopied = (text: string, refused = false): void =>
  localStorage.setItem(KEPT, JSON.stringify({ text, refused }));

export const putOnClipboard = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    keepCopied(text);
  } catch {
    keepCopied(text, true);
  }
};

/** What is on the clipboard, or was kept where the browser refuses it; null for neither. */
export const readClipboard = async (): Promise<string | null> => {
  const kept = parsed(localStorage.getItem(KEPT) ?? "") as { text: string; refused: boolean } | null;
  if (kept?.refused) return kept.text;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return kept?.text ?? null;
  }
};
