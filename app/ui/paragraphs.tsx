/** An empty line starts a paragraph; a single line break is kept. */
export const Paragraphs = ({ text, className }: { text: string; className?: string }) =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => (
      <p
        key={paragraph}
        className={className}
        style={paragraph.includes("\n") ? { whiteSpace: "pre-line" } : undefined}
      >
        {paragraph.trim()}
      </p>
    ));
