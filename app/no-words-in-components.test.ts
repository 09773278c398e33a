import { globSync, readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";
import { expect, test } from "vitest";

const SOURCES = globSync("app/{site,blocks,ui,cards}/**/*.tsx", { exclude: ["**/*.test.tsx"] });

/** Attributes that somebody reads or hears, and props of components that become such. */
const SAID =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|text)$/;

/** Two letters in a row; one alone is a unit or a sign. */
const WORD = /\p{L}{2}/u;

/** The at-sign of a mail address, hidden from harvesters, as the specification writes it. */
const NO_WORDS = ["[at]"];

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";

const innerOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The texts that an expression may be, without those that it is computed from. */
const textsOf = (node: Node): string[] => {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.raw);
    case "ConditionalExpression":
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case "LogicalExpression":
      return [...textsOf(node.left), ...textsOf(node.right)];
    case "JSXExpressionContainer":
      return textsOf(node.expression);
    default:
      return [];
  }
};

const isStyle = (node: Node) =>
  node.type === "JSXElement" &&
  node.openingElement.name.type === "JSXIdentifier" &&
  node.openingElement.name.name === "style";

const saidIn = (node: Node): string[] => {
  if (isStyle(node)) return [];
  if (node.type === "JSXText") return [node.value];
  if (node.type === "JSXAttribute") {
    const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
    return [...(SAID.test(name) && node.value ? textsOf(node.value) : []), ...innerOf(node).flatMap(saidIn)];
  }
  if (node.type === "JSXElement" || node.type === "JSXFragment")
    return [...node.children.flatMap(textsOf), ...innerOf(node).flatMap(saidIn)];
  return innerOf(node).flatMap(saidIn);
};

const wordsIn = (file: string, source: string): string[] =>
  saidIn(parseSync(file, source).program)
    .map((text) => text.trim())
    .filter((text) => WORD.test(text) && !NO_WORDS.includes(text));

test("no word that a visitor reads stands in a component", () => {
  const found = SOURCES.flatMap((file) => wordsIn(file, readFileSync(file, "utf8")).map((text) => `${file}: ${text}`));
  expect(SOURCES.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test("a word is found wherever a component may say it", () => {
  const source = `
    const A = ({ on, name }) => <p className="row" title="Said" aria-label={\`Page \${name}\`}>
      Read <b>{on ? "Pause slides" : name}</b>{on && "Play"} · {name} {name.replace("no", "word")} 5 m
      <Box heading={on ? "Also open" : ""} href="/contact" />
    </p>;`;
  const found = ["Said", "Page", "Read", "Pause slides", "Play", "Also open"];
  expect(wordsIn("a.tsx", source).sort()).toEqual(found.sort());
});
