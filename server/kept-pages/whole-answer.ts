import { type ServerResponse, STATUS_CODES } from "node:http";

/** Said to browsers, which then send the next request on it instead of opening another. */
export const IDLE_SECONDS = 65;

/** Head and body in one piece, with a date in its head. */
export type WholeAnswer = { bytes: Buffer<ArrayBuffer>; date: string; dateAt: number };

export const wholeAnswer = (status: number, headers: string[], body: Buffer<ArrayBuffer>): WholeAnswer => {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let i = 0; i < headers.length; i += 2) head += `${headers[i]}: ${headers[i + 1]}\r\n`;
  head += `keep-alive: timeout=${IDLE_SECONDS}\r\ndate: `;
  const date = now();
  const bytes = Buffer.concat([Buffer.from(`${head}${date}\r\n\r\n`, "latin1"), body]);
  return { bytes, date, dateAt: head.length };
};

/**
 * Past Node's headers (decision 025). False, with nothing sent, where the connection closes or owes an answer, or where it has to
 * be said that it does not close: HTTP/1.0.
 */
export const sendWhole = (response: ServerResponse, answer: WholeAnswer): boolean => {
  if (!response.shouldKeepAlive || !response.socket || response.req.httpVersionMinor === 0) return false;
  const date = now();
  if (answer.date !== date) redate(answer, date);
  response.socket.write(answer.bytes);
  response.emit("finish"); // what Node waits for before it turns to the connection's next request
  return true;
};

/** In a copy: the former bytes may still be on their way to a slow reader. */
const redate = (answer: WholeAnswer, date: string) => {
  answer.date = date;
  answer.bytes = Buffer.from(answer.bytes);
  answer.bytes.write(date, answer.dateAt, "latin1");
};

let dateNow = "";
const now = (): string => {
  if (!dateNow) {
    const date = new Date();
    dateNow = date.toUTCString();
    setTimeout(() => {
      dateNow = "";
    }, 1000 - date.getMilliseconds()).unref();
  }
  return dateNow;
};
