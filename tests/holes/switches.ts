import { parseSync, Visitor } from "vite";

export type Switch = { line: number; kind: string; text: string };
export type Switched = { code: string; switches: Switch[] };

type Span = { start: number; end: number };
type Edit = Span & { rank: number; text: string };

/** Calls that pass something on: without one its object stands there. */
const STEPS = new Set(
  `where orderBy limit offset groupBy having distinct onConflict filter slice sort toSorted reverse trim toLowerCase min
  max`.split(/\s+/),
);
const BOUNDS = new Set(["<", "<=", ">", ">="]);

/** `off` says whether a switch is off: its fault is in then. `compared` moves the bound of its comparison by one then. */
export const headOf = (file: string) =>
  `var passed;const off=(n)=>globalThis.isOff(${JSON.stringify(file)},n),compared=(n,a,sign,b)=>{const x=off(n);` +
  `return sign==="<"?(x?a<=b:a<b):sign==="<="?(x?a<b:a<=b):sign===">"?(x?a>=b:a>b):x?a>b:a>=b};`;

/**
 * The source with a switch for each small fault: a statement left out, a condition that is never met, one of two that
 * is not asked, a step of a chain left out, a number doubled, a bound moved by one, a value or an attribute missing.
 */
export const withSwitches = (file: string, source: string): Switched => {
  const edits: Edit[] = [];
  const switches: Switch[] = [];
  let [functions, types] = [0, 0];
  const add = (kind: string, { start, end }: Span): number => {
    const text = source.slice(start, end).replace(/\s+/g, " ").slice(0, 90);
    return switches.push({ line: source.slice(0, start).split("\n").length, kind, text }) - 1;
  };
  const around = ({ start, end }: Span, open: string, close: string) =>
    edits.push({ start, end: start, rank: 2, text: open }, { start: end, end, rank: 0, text: close });
  const instead = (kind: string, span: Span, value: string) => {
    if (functions > 0 && types === 0) around(span, `(off(${add(kind, span)})?${value}:(`, "))");
  };
  const enter = () => {
    functions += 1;
  };
  const leave = () => {
    functions -= 1;
  };
  const keys = new Set<object>();
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    TSLiteralType: () => {
      types += 1;
    },
    "TSLiteralType:exit": () => {
      types -= 1;
    },
    ExpressionStatement(node) {
      const isSuper = node.expression.type === "CallExpression" && node.expression.callee.type === "Super";
      if (functions > 0 && !isSuper && !("directive" in node && node.directive))
        around(node, `if(off(${add("statement", node)})){}else{`, "}");
    },
    IfStatement: ({ test }) => instead("condition", test, "false"),
    ConditionalExpression: ({ test }) => instead("condition", test, "false"),
    LogicalExpression({ operator, left, right }) {
      if (operator === "&&") instead("and", right, "true");
      if (operator === "||") instead("or", left, "false");
    },
    BinaryExpression(node) {
      const { operator, left, right } = node;
      if (functions === 0 || !BOUNDS.has(operator)) return;
      around(node, `compared(${add("bound", node)},`, ")");
      edits.push({ start: left.end, end: right.start, rank: 1, text: `,${JSON.stringify(operator)},` });
    },
    CallExpression(node) {
      const { callee } = node;
      if (functions === 0 || callee.type !== "MemberExpression" || callee.computed) return;
      const { object, property } = callee;
      if (property.type !== "Identifier" || !STEPS.has(property.name)) return;
      if (source.slice(object.start, property.start).includes("?.")) return;
      const index = add("step", { start: property.start, end: node.end });
      around(node, "(passed=", ")");
      edits.push({ start: object.end, end: property.start, rank: 1, text: `,off(${index})?passed:passed.` });
    },
    ObjectExpression({ properties }) {
      for (const one of properties) {
        if (one.type !== "Property") continue;
        keys.add(one.key);
        if (one.method || one.kind !== "init" || /Function/.test(one.value.type)) continue;
        if (!one.shorthand) instead("value", one.value, "undefined");
        else if (functions > 0)
          edits.push({
            start: one.end,
            end: one.end,
            rank: 0,
            text: `:(off(${add("value", one)})?undefined:${source.slice(one.start, one.end)})`,
          });
      }
    },
    Literal(node) {
      if (typeof node.value === "number" && node.value > 1 && !keys.has(node))
        instead("number", node, `2*${node.value}`);
    },
    JSXAttribute({ name, value }) {
      if (value?.type !== "JSXExpressionContainer" || value.expression.type === "JSXEmptyExpression") return;
      if (
        !/Function/.test(value.expression.type) &&
        name.type === "JSXIdentifier" &&
        !/^(className|key|ref|id)$/.test(name.name)
      )
        instead("attribute", value.expression, "undefined");
    },
  }).visit(parseSync(file, source).program);
  return { code: headOf(file) + edited(source, edits), switches };
};

/** What closes comes before what opens at the same place, and the inner one before the outer one. */
const edited = (source: string, edits: Edit[]): string => {
  const order = edits.map((edit, index) => ({ ...edit, index: edit.rank === 0 ? -index : index }));
  order.sort((a, b) => a.start - b.start || a.rank - b.rank || a.index - b.index);
  let [code, at] = ["", 0];
  for (const { start, end, text } of order) {
    code += source.slice(at, start) + text;
    at = end;
  }
  return code + source.slice(at);
};
