import { safeLink } from "#app/ui/prose/safe-link.ts";
import { nameOf } from "#domain/content/kinds.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";

/** A page, post or file to link to, as an option. */
export const showTarget = ({ title, path, type, live }: Target) => (
  <>
    <span className="cut">{title}</span>
    <span className="option-note cut">{path}</span>
    <span className="option-kind">{live ? kindWords(type) : `${kindWords(type)}, not live`}</span>
  </>
);

const kindWords = (type: Target["type"]): string => (type === "file" ? "File (PDF)" : nameOf(type));

/** What a typed link leads to, with what people leave out of addresses; undefined for words to look for. */
export const addressIn = (typed: string): string | undefined => {
  const text = typed.trim();
  if (safeLink(text)) return safeLink(text);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/.]+$/.test(text)) return `mailto:${text}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]\S*)?$/i.test(text) ? `https://${text}` : undefined;
};
