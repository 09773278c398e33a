import Papa from "papaparse";

export type CsvRow = { line: number; cells: string[] };

/** Reads CSV as spreadsheets write it: comma, semicolon or tab (by the first line), quoted line breaks, any line ending. Trims cells, leaves out empty lines. */
export const readCsv = (text: string): CsvRow[] => {
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const rows: CsvRow[] = [];
  let [line, start] = [1, 0];
  Papa.parse<string[]>(source, {
    newline: "\n",
    delimiter: delimiterOf(source),
    step: ({ data, meta: { cursor } }) => {
      const cells = data.map((cell) => cell.trim());
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
      line += source.slice(start, cursor).split("\n").length - 1;
      start = cursor;
    },
  });
  return rows;
};

/** Papa Parse would guess it from ten lines, and fails when one of them is empty. */
const delimiterOf = (source: string): string => {
  const first = source.split("\n").find((line) => line.trim() !== "") ?? "";
  return [",", ";", "\t"].find((delimiter) => first.includes(delimiter)) ?? ",";
};

/** What a spreadsheet would run as a formula, some by the wide signs of East Asia too (OWASP). An apostrophe in front shows it as text. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

/** Rows as CSV for spreadsheets: UTF-8 with its mark, CRLF, and nothing that runs as a formula. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string => {
  const cells = rows.map((row) => row.map(String));
  return `\ufeff${Papa.unparse(cells, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
};
