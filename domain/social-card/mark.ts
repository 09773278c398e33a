/** The drawn mark as an SVG of the given size in px, in the colours of the site. */
export const markSvg = (size: number, ink: string, accent: string, action: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">
<g fill="none" stroke="${accent}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
<path d="M20 15v21.5M20 15c-5.5 0-7.5 4-7.5 9v9.5M20 15c5.5 0 7.5 4 7.5 9v9.5"/>
<path d="M20 15C9 15 5 20 5 27v9.5M20 15c11 0 15 5 15 12v9.5"/>
<path d="M3.5 13.5h33" stroke="${ink}" stroke-width="4"/></g>
<circle cx="20" cy="5.5" r="4" fill="${action}"/></svg>`;
