const glyphs = {
  right: "M4 12h16M13 5l7 7-7 7",
  left: "M20 12H4M11 5l-7 7 7 7",
  down: "M6 9l6 6 6-6",
  tick: "M4 13l5 5L20 6",
  plus: "M12 4v16M4 12h16",
  menu: "M3 8h18M3 16h18",
  close: "M5 5l14 14M19 5L5 19",
  document: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7",
  save: "M12 3v12M6 10l6 6 6-6M4 20h16",
} as const;

export const Glyph = ({ name, className }: { name: keyof typeof glyphs; className?: string }) => (
  <svg viewBox="0 0 24 24" className={className ? `glyph ${className}` : "glyph"} aria-hidden="true">
    <path d={glyphs[name]} />
  </svg>
);
