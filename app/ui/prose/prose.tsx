import { type MarkProps, type NodeProps, renderJSONContentToReactElement } from "@tiptap/static-renderer/json/react";
import type { ReactNode } from "react";
import { Picture, type PictureData } from "../picture.tsx";
import { safeLink } from "./safe-link.ts";

export type ProseNode = {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: ProseNode[];
};

/** `anchors`: the ids of headings that can be linked to. */
type Props = {
  value: ProseNode;
  pictures?: Record<string, PictureData>;
  from?: 2 | 3;
  anchors?: ReadonlyMap<ProseNode, string>;
};

type Node = NodeProps<ProseNode, ReactNode | ReactNode[]>;
type Mark = MarkProps<{ type: string; attrs?: Record<string, unknown> }, ReactNode | ReactNode[], ProseNode>;

export const Prose = ({ value, pictures = {}, from = 2, anchors }: Props) => (
  <div className="prose">{renderer(pictures, from - highestLevel(value), anchors)({ content: value })}</div>
);

/** The highest heading level in the text; all levels are shifted by it, so that none is skipped. */
const highestLevel = (node: ProseNode): number =>
  (node.content ?? []).reduce(
    (highest, inner) => Math.min(highest, highestLevel(inner)),
    node.type === "heading" ? levelOf(node) : LOWEST,
  );

const LOWEST = 4;

const levelOf = ({ attrs }: ProseNode) => Math.min(LOWEST, Math.max(2, Number(attrs?.level ?? 2)));

const renderer = (pictures: Record<string, PictureData>, shift: number, anchors?: Props["anchors"]) =>
  renderJSONContentToReactElement<{ type: string; attrs?: Record<string, unknown> }, ProseNode>({
    nodeMapping: {
      doc: ({ children }) => <>{children}</>,
      text: ({ node }) => node.text,
      paragraph: ({ children }) => <p>{children}</p>,
      heading: (props) => heading(props, shift, anchors?.get(props.node)),
      bulletList: ({ children }) => <ul>{children}</ul>,
      orderedList: ({ node, children }) => <ol start={Number(node.attrs?.start ?? 1)}>{children}</ol>,
      listItem: ({ children }) => <li>{children}</li>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
      codeBlock: ({ children }) => (
        <pre>
          <code>{children}</code>
        </pre>
      ),
      horizontalRule: () => <hr />,
      hardBreak: () => <br />,
      table: ({ node, children }) => table(node, [children].flat()),
      tableRow: ({ children }) => <tr>{children}</tr>,
      tableHeader: ({ node, children }) => (
        <th scope="col" {...span(node)}>
          {children}
        </th>
      ),
      tableCell: ({ node, children }) => <td {...span(node)}>{children}</td>,
      picture: ({ node }) => (
        <Picture picture={pictures[String(node.attrs?.picture)]} sizes="(min-width: 900px) 720px, 100vw" />
      ),
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

/** A first row of header cells only becomes `<thead>`. Wide tables scroll, by keyboard too. */
const table = (node: ProseNode, rows: ReactNode[]) => {
  const first = node.content?.[0]?.content ?? [];
  const headed = first.length > 0 && first.every((cell) => cell.type === "tableHeader");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="prose-table" tabIndex={0} aria-label="Table">
      <table>
        {headed && <thead>{rows[0]}</thead>}
        <tbody>{headed ? rows.slice(1) : rows}</tbody>
      </table>
    </section>
  );
};
