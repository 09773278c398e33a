/** Plain text in paragraphs: an empty line starts a new one, a single line break stays one. */
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
