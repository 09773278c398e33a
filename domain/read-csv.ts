/** A row of a CSV file and the line on which it begins, counted from 1. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV as spreadsheets write it: cells parted by comma, semicolon or tab (whichever the first line uses), quoted
 * cells with doubled quotes and line breaks inside, any line ending, with or without a byte order mark. Empty lines are
 * left out; cells are trimmed.
 */
export const readCsv = (text: string): CsvRow[] => {
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const parter = parterOf(source);
  const rows: CsvRow[] = [];
  const state = { at: 0, line: 1 };
  while (state.at < source.length) {
    const row = { line: state.line, cells: readRow(source, parter, state) };
    if (row.cells.some((cell) => cell !== "")) rows.push(row);
  }
  return rows;
};

const parterOf = (source: string): string => {
  const first = source.split("\n").find((line) => line.trim() !== "") ?? "";
  return [",", ";", "\t"].find((parter) => first.includes(parter)) ?? ",";
};

type State = { at: number; line: number };

/** Reads the cells of one row and steps behind its end. */
const readRow = (source: string, parter: string, state: State): string[] => {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (; state.at < source.length; state.at += 1) {
    const letter = source[state.at] ?? "";
    if (letter === "\n") state.line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[state.at + 1] === '"') {
        cell += letter;
        state.at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell.trim() === "") {
      cell = "";
      quoted = true;
    } else if (letter === "\n") break;
    else if (letter === parter) {
      cells.push(cell.trim());
      cell = "";
    } else cell += letter;
  }
  state.at += 1;
  return [...cells, cell.trim()];
};
