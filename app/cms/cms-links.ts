import css from "./cms.css?url";

const FONTS = ["/fonts/bricolage-grotesque-7.woff2", "/fonts/instrument-sans-7.woff2"];

export const cmsLinks = () => [
  ...FONTS.map((href) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const })),
  { rel: "stylesheet", href: css },
];
