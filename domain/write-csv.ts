type Cell = string | number;

/** A text that a spreadsheet would take for a formula gets an apostrophe in front, which shows it as text. */
const harmless = (text: string): string => (/^\s*[=+\-@|%]|^[\t\r\n]/.test(text) ? `'${text}` : text);

const cell = (value: Cell): string => {
  const text = harmless(String(value));
  return /[",\r\n;\t]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV for spreadsheets: UTF-8 with its mark, CRLF, and nothing that runs as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
