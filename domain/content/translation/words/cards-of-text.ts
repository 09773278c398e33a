import { pairItems } from "../../compare/compare-data.ts";
import { blankWords, sharedInCard } from "../../fields/rich-text/card.ts";
import { cardOf } from "../../fields/rich-text/cards.ts";
import type { RichTextNode } from "../../fields/rich-text/rich-text-node.ts";
import { same } from "../../merge/same.ts";

/** What the cards that stand in a text are called where they changed. */
export const CARDS = "Pictures, videos, files and buttons";

const isNode = (value: unknown): value is RichTextNode =>
  value !== null && typeof value === "object" && "type" in value;

const partsOf = (value: unknown): RichTextNode[] =>
  isNode(value) && Array.isArray(value.content) ? value.content.filter(isNode) : [];

const withParts = (value: unknown, change: (part: RichTextNode) => RichTextNode): unknown =>
  isNode(value) && Array.isArray(value.content) ? { ...value, content: partsOf(value).map(change) } : value;

/** A rich text with all its parts and without its words: headings, lists, tables and cards stay, empty. */
export const withoutWords = (value: unknown): unknown => withParts(value, bare);

const bare = ({ type, attrs, content = [] }: RichTextNode): RichTextNode => {
  const card = cardOf(type);
  const inside = content.filter((inner) => inner.text === undefined && inner.type !== "hardBreak").map(bare);
  return {
    type,
    ...(attrs && { attrs: card ? blankWords(card, attrs) : attrs }),
    ...(inside.length > 0 && { content: inside }),
  };
};

/** A rich text without what its translations take over as it is. */
export const wordsAlone = (value: unknown): unknown =>
  withParts(value, (part) => {
    if (!isCard(part)) return part;
    const shared = Object.keys(sharedIn(part));
    return {
      ...part,
      attrs: Object.fromEntries(Object.entries(part.attrs ?? {}).filter(([name]) => !shared.includes(name))),
    };
  });

/** Not those that hold text, which is written and goes as text. */
const isCard = ({ type }: RichTextNode): boolean => {
  const card = cardOf(type);
  return card !== undefined && card.holds === undefined;
};

const sharedIn = ({ type, attrs }: RichTextNode) => {
  const card = cardOf(type);
  return card ? sharedInCard(card, attrs) : {};
};

const isAs = (one: RichTextNode, other: RichTextNode): boolean =>
  one.type === other.type && same(sharedIn(one), sharedIn(other));

/**
 * A rich text of a translation with the cards that its original changed from `before` to `now`. What is new stands as many parts
 * behind the card before it as in the original, what went goes, and words stay; what the translation alone has, or left out, stays so.
 */
export const withCards = (own: unknown, before: unknown, now: unknown): unknown =>
  isNode(own) && isNode(now) ? { ...own, content: taken(partsOf(own), partsOf(before), partsOf(now)) } : own;

const taken = (own: RichTextNode[], before: RichTextNode[], now: RichTextNode[]): RichTextNode[] => {
  const known = counterparts(before, own);
  const spare = own.filter((part) => isCard(part) && ![...known.values()].includes(part));
  const changes = changedCards(before, now);
  const gone = changes.flatMap(({ was, is }) => (was && !is ? (known.get(was) ?? []) : []));
  const stands = new Map<RichTextNode, RichTextNode>();
  return changes.reduce(
    (parts, { was, is }) => {
      const mine = was ? known.get(was) : is && spare.find((one) => isAs(one, is));
      if (!is || (was && !mine)) return parts;
      const next = mine ? withSharedOf(is, mine) : (gone.find((one) => isAs(one, is)) ?? bare(is));
      stands.set(is, next);
      return mine
        ? parts.map((part) => (part === mine ? next : part))
        : parts.toSpliced(placeIn(parts, now, is, stands), 0, next);
    },
    own.filter((part) => !gone.includes(part)),
  );
};

/** The cards of the original that the translation has as they were. */
const counterparts = (before: RichTextNode[], own: RichTextNode[]): Map<RichTextNode, RichTextNode> => {
  const [theirs, mine] = [before.filter(isCard), own.filter(isCard)];
  const pairs = pairItems(theirs.map(known), mine.map(known));
  return new Map(
    pairs.flatMap(({ before: at, after }) => {
      const [one, other] = [theirs[at], mine[after]];
      return one && other && isAs(one, other) ? [[one, other] as const] : [];
    }),
  );
};

/** Cards are told by what they show, and texts by what they say. */
const known = (part: RichTextNode): unknown => (isCard(part) ? [part.type, sharedIn(part)] : part);

type Change = { was?: RichTextNode | undefined; is?: RichTextNode | undefined };

const changedCards = (before: RichTextNode[], now: RichTextNode[]): Change[] =>
  pairItems(before.map(known), now.map(known)).flatMap(({ before: at, after }): Change[] => {
    const [was, is] = [before[at], now[after]].map((part) => (part && isCard(part) ? part : undefined));
    if (was && is && was.type !== is.type) return [{ was }, { is }];
    return was || is ? [{ was, is }] : [];
  });

const withSharedOf = (card: RichTextNode, mine: RichTextNode): RichTextNode =>
  isAs(card, mine) ? mine : { ...mine, attrs: { ...mine.attrs, ...sharedIn(card) } };

const placeIn = (
  parts: RichTextNode[],
  now: RichTextNode[],
  card: RichTextNode,
  stands: Map<RichTextNode, RichTextNode>,
): number => {
  const at = now.indexOf(card);
  const anchor = now.findLastIndex((part, index) => index < at && stands.has(part));
  const behind = stands.get(now[anchor] ?? card);
  const start = behind ? parts.indexOf(behind) + 1 : 0;
  const texts = now.slice(anchor + 1, at).filter((part) => !isCard(part)).length;
  const room = parts.slice(start).findIndex(isCard);
  return start + Math.min(texts, room < 0 ? parts.length - start : room);
};
