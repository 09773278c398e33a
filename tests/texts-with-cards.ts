export const paragraph = (text: string) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});

export const pictureOf = (picture: string, caption: string) => ({
  type: "picture",
  attrs: { picture, caption, size: "wide" },
});

const words = (text: string) => [{ type: "text", text }];

/** A text with one of all that a text can hold. */
export const withCards = (caption: string) => ({
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: words("A heading") },
    { type: "paragraph", content: [...words("One"), { type: "hardBreak" }, ...words("two")] },
    pictureOf("service-cloud", caption),
    { type: "bulletList", content: [{ type: "listItem", content: paragraph("An item").content }] },
    {
      type: "table",
      content: [{ type: "tableRow", content: [{ type: "tableCell", content: paragraph("x").content }] }],
    },
    { type: "callout", attrs: { tone: "tip" }, content: paragraph("A tip").content },
    { type: "button", attrs: { words: "Press", href: "/contact" } },
  ],
});

const empty = [{ type: "paragraph" }];

/** What a translation of it begins with. */
export const bare = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 } },
    ...empty,
    pictureOf("service-cloud", ""),
    { type: "bulletList", content: [{ type: "listItem", content: empty }] },
    { type: "table", content: [{ type: "tableRow", content: [{ type: "tableCell", content: empty }] }] },
    { type: "callout", attrs: { tone: "tip" }, content: empty },
    { type: "button", attrs: { words: "", href: "/contact" } },
  ],
};
