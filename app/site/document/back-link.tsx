import { Glyph } from "#app/ui/glyph.tsx";

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <p>
    <a className="back" href={href}>
      <Glyph name="left" />
      {children}
    </a>
  </p>
);
