const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

/** A block of a kind that the site used to have. */
export const funFacts = {
  type: "fun-facts",
  id: "facts",
  hidden: false,
  heading: "Three facts about mangroves",
  facts: [{ label: "They walk on roots" }, { label: "They hold the coast" }],
  more: { type: "doc", content: [paragraph("Ask us for the other ninety-seven.")] },
  buttonLink: "/no-such-page",
};
