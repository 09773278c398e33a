const SILENT = /<(script|style|svg|head|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
/** Begin a line of their own. */
const LINES =
  /^(h[1-6]|a|button|form|input|select|option|textarea|label|legend|summary|details|img|iframe|caption|th|td|dt|dd|p|li|nav|section|article|dialog|progress|main)$/;
const TOLD = [
  ...["href", "action", "method", "enctype", "name", "value", "type", "required", "readOnly", "disabled", "checked"],
  ...[
    "selected",
    "min",
    "max",
    "minLength",
    "maxLength",
    "pattern",
    "placeholder",
    "autoComplete",
    "inputMode",
    "accept",
  ],
  ...["multiple", "target", "rel", "download", "role", "open", "hidden", "alt", "src", "title", "scope", "popover"],
  ...[
    "popoverTarget",
    "aria-label",
    "aria-current",
    "aria-pressed",
    "aria-sort",
    "aria-invalid",
    "aria-live",
    "aria-disabled",
  ],
].map((name) => name.toLowerCase());

/** What differs from run to run. */
const CHANGING: [RegExp, string][] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "(id)"],
  [/-[0-9a-f]{12}\./g, "-(hash)."],
  [/<time[^>]*>[^<]*<\/time>/g, "(when)"],
  [/\b\w+day, [A-Z][a-z]+ \d{1,2}, \d{4}\b/g, "(day)"],
  [/\b[A-Z][a-z]+ \d{1,2}, \d{4}, \d{1,2}:\d\d\b/g, "(moment)"],
  [/\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b(?!, \d{4})/g, "(day)"],
  [/\b\d\d:\d\d:\d\d\b/g, "(time)"],
  [/\d+\.\d+\.\d+ · [\w.-]+ · [\w.:-]+/g, "(release)"],
  [/\(day\), \(time\)/g, "(time)"], // a time of another day names it: what is told must not depend on the hour of the test
  [/\bSaved \d{1,2}:\d\d\b/g, "Saved (time)"],
  [/© \d{4}/g, "© (year)"],
  [/Good (morning|afternoon|evening)/g, "Good day"],
];

/** What a page tells and offers: its words, links, forms and controls with what they send, a line each; no looks. */
export const told = (html: string): string => {
  const lines = [""];
  const steady = CHANGING.reduce((text, [pattern, word]) => text.replace(pattern, word), html.replace(SILENT, ""));
  for (const [, end, tag = "", attributes = "", text] of steady.matchAll(/<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) lines[lines.length - 1] += text;
    else if (end && LINES.test(tag)) lines.push("");
    else if (!end && (LINES.test(tag) || /\b(role|aria-label|title)="/.test(attributes)))
      lines.push(`${[tag, ...attributesIn(attributes)].join(" ")}: `);
  }
  return lines
    .map((line) => decoded(line).replace(/\s+/g, " ").trim())
    .filter((line) => !/^((p|li|td):)?$/.test(line))
    .join("\n");
};

const attributesIn = (text: string): string[] =>
  [...text.matchAll(/([\w-]+)="([^"]*)"/g)].flatMap(([, name = "", value = ""]) =>
    TOLD.includes(name.toLowerCase()) ? [value ? `${name}=${value}` : name] : [],
  );

const decoded = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
