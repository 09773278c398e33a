import { type MarkProps, type NodeProps, renderJSONContentToReactElement } from "@tiptap/static-renderer/json/react";
import type { ReactNode } from "react";
import { safeLink } from "./safe-link.ts";

export type ProseNode = {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: ProseNode[];
};

type Node = NodeProps<ProseNode, ReactNode | ReactNode[]>;

type Said = { table: string };

type Looks = Record<string, (props: Node) => ReactNode>;

/** `looks` of kinds of nodes that are not known here; what has none shows what it holds. `anchors`: the ids of headings that can be linked to. */
type Props = { value: ProseNode; words: Said; looks?: Looks; from?: 2 | 3; anchors?: ReadonlyMap<ProseNode, string> };

type Mark = MarkProps<{ type: string; attrs?: Record<string, unknown> }, ReactNode | ReactNode[], ProseNode>;

export const Prose = ({ value, words, looks = {}, from = 2, anchors }: Props) => (
  <div className="prose">
    {renderer({ looks, words, shift: from - highestLevel(value), labels: labelsIn(value), anchors })({
      content: value,
    })}
  </div>
);

/** The highest heading level in the text; all levels are shifted by it, so that none is skipped. */
const highestLevel = (node: ProseNode): number =>
  (node.content ?? []).reduce(
    (highest, inner) => Math.min(highest, highestLevel(inner)),
    node.type === "heading" ? levelOf(node) : LOWEST,
  );

const LOWEST = 4;

const levelOf = ({ attrs }: ProseNode) => Math.min(LOWEST, Math.max(2, Number(attrs?.level ?? 2)));

type Setup = { looks: Looks; words: Said; shift: number; labels: Labels; anchors: Props["anchors"] };

const renderer = ({ looks, words, shift, labels, anchors }: Setup) =>
  renderJSONContentToReactElement<{ type: string; attrs?: Record<string, unknown> }, ProseNode>({
    nodeMapping: {
      doc: ({ children }) => <>{children}</>,
      text: ({ node }) => node.text,
      paragraph: ({ children }) => <p>{children}</p>,
      heading: (props) => heading(props, shift, anchors?.get(props.node)),
      bulletList: ({ children }) => <ul>{children}</ul>,
      orderedList: ({ node, children }) => <ol start={Number(node.attrs?.start ?? 1)}>{children}</ol>,
      listItem: ({ children }) => <li>{children}</li>,
      codeBlock: ({ children }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, by keyboard too
        <pre tabIndex={0}>
          <code>{children}</code>
        </pre>
      ),
      horizontalRule: () => <hr />,
      hardBreak: () => <br />,
      table: ({ node, children }) => table(node, [children].flat(), words.table),
      tableRow: ({ children }) => <tr>{children}</tr>,
      tableHeader: ({ node, children }) => (
        <th scope="col" {...span(node)}>
          {children}
        </th>
      ),
      tableCell: ({ node, children }) => (
        <td {...span(node)} data-label={labels.get(node)}>
          {children}
        </td>
      ),
      ...looks,
    },
    markMapping: {
      bold: ({ children }) => <strong>{children}</strong>,
      italic: ({ children }) => <em>{children}</em>,
      strike: ({ children }) => <s>{children}</s>,
      code: ({ children }) => <code>{children}</code>,
      link: anchor,
    },
    unhandledNode: ({ children }) => <>{children}</>,
    unhandledMark: ({ children }) => <>{children}</>,
  });

const heading = ({ node, children }: Node, shift: number, id?: string) => {
  const level = Math.min(LOWEST, levelOf(node) + shift);
  if (level === 2) return <h2 id={id}>{children}</h2>;
  return level === 3 ? <h3 id={id}>{children}</h3> : <h4 id={id}>{children}</h4>;
};

const anchor = ({ mark, children }: Mark) => {
  const href = safeLink(mark.attrs?.href);
  if (!href) return <>{children}</>;
  return (
    <a href={href} rel={href.startsWith("http") ? "noopener" : undefined}>
      {children}
    </a>
  );
};

const span = ({ attrs }: ProseNode) => ({
  colSpan: Number(attrs?.colspan ?? 1) > 1 ? Number(attrs?.colspan) : undefined,
  rowSpan: Number(attrs?.rowspan ?? 1) > 1 ? Number(attrs?.rowspan) : undefined,
});

/** The words at the head of its column, by cell; none where a table has no head, or cells that span others. */
type Labels = Map<ProseNode, string>;

const labelsIn = (node: ProseNode, labels: Labels = new Map()): Labels => {
  const heads = node.type === "table" && isPlain(node) ? headsOf(node) : [];
  for (const row of heads.length > 0 ? (node.content ?? []).slice(1) : [])
    for (const [at, cell] of (row.content ?? []).entries()) labels.set(cell, wordsIn(heads[at]));
  for (const inner of node.content ?? []) labelsIn(inner, labels);
  return labels;
};

/** The cells of a first row that has header cells only. */
const headsOf = ({ content = [] }: ProseNode): ProseNode[] => {
  const first = content[0]?.content ?? [];
  return first.every(({ type }) => type === "tableHeader") ? first : [];
};

const isPlain = ({ content = [] }: ProseNode) =>
  content.every((row) => (row.content ?? []).every((cell) => !span(cell).colSpan && !span(cell).rowSpan));

/** Pieces of one paragraph follow each other as they are, paragraphs with a space. */
const wordsIn = (node: ProseNode | undefined): string =>
  node?.text ?? (node?.content ?? []).map(wordsIn).join(node?.type === "paragraph" ? "" : " ");

/** With a head, and all cells of one size, its rows read as cards on a phone. Other wide tables scroll, by keyboard too. */
const table = (node: ProseNode, rows: ReactNode[], label: string) => {
  const headed = headsOf(node).length > 0;
  const look = headed && isPlain(node) ? "prose-table prose-table-cards" : "prose-table";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className={look} tabIndex={0} aria-label={label}>
      <table>
        {headed && <thead>{rows[0]}</thead>}
        <tbody>{headed ? rows.slice(1) : rows}</tbody>
      </table>
    </section>
  );
};
