import { PAPER } from "../look/colors.ts";

type Look = {
  size: number;
  accent: string;
  action: string;
  /** Which part of the side the mark takes, from 0 to 1. */
  share?: number;
  rounded?: boolean;
};

/** The drawn mark on the main color, as a square SVG. It names nobody. */
export const drawnMark = ({ size, accent, action, share = 1, rounded = true }: Look): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
<rect width="32" height="32" rx="${rounded ? 7 : 0}" fill="${accent}"/>
<g transform="translate(16 16) scale(${share}) translate(-16 -16)" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M16 13v14.5M16 13C10 13 7 16 7 21v6.5M16 13c6 0 9 3 9 8v6.5M5 12.5h22"/>
<circle cx="16" cy="6.5" r="3.2" fill="${action}" stroke="none"/></g>
</svg>
`;
