import http from "node:http";
import net from "node:net";
import type { FuzzRequest } from "./requests.ts";

/** What became of a request: the statuses that came (several where it held several), or that the connection was closed. */
export type Answered = { statuses: number[]; hung: boolean; ms: number };

/** Longer than anything here takes on a busy machine. */
const HUNG_MS = 60_000;
/** A raw request may be one that never ends: after so long without a byte, this side says that it has ended. */
const QUIET_MS = 1_500;

export type Sender = { send: (request: FuzzRequest) => Promise<Answered>; close: () => void };

export const openSender = (port: number, connections: number): Sender => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const send = async (request: FuzzRequest): Promise<Answered> => {
    const begun = performance.now();
    const ended = (result: Omit<Answered, "ms">) => ({ ...result, ms: performance.now() - begun });
    if (request.raw) return ended(await sendRaw(port, request.raw));
    try {
      return ended(await sendWell(port, agent, request));
    } catch {
      return ended(await sendRaw(port, asBytes(request))); // Node's client refuses to send it
    }
  };
  return { send, close: () => agent.destroy() };
};

type Result = Omit<Answered, "ms">;

/** Throws at once what can't be sent like this. */
const sendWell = (port: number, agent: http.Agent, { method, path, headers, body }: FuzzRequest): Promise<Result> => {
  const sent = http.request({ port, host: "127.0.0.1", agent, method, path });
  for (const [name, value] of headers) sent.appendHeader(name, value);
  if (body && !sent.hasHeader("content-length")) sent.setHeader("content-length", body.length);
  return new Promise((resolve) => {
    const timer = setTimeout(() => done({ statuses: [], hung: true }), HUNG_MS);
    const done = (result: Result) => {
      clearTimeout(timer);
      resolve(result);
      if (result.hung) sent.destroy();
    };
    sent.on("error", () => done({ statuses: [], hung: false }));
    sent.on("upgrade", (response, socket) => {
      socket.destroy();
      done({ statuses: [response.statusCode ?? 0], hung: false });
    });
    sent.on("response", (response) => {
      const end = () => done({ statuses: [response.statusCode ?? 0], hung: false });
      response.on("end", end).on("error", end).resume();
    });
    sent.end(body ?? undefined);
  });
};

/** Writes bytes and reads until the other side closes; it hangs where even our end makes it say nothing. */
const sendRaw = (port: number, bytes: Buffer): Promise<Result> =>
  new Promise((resolve) => {
    let said = "";
    const socket = net.connect({ port, host: "127.0.0.1" });
    const quiet = setTimeout(() => socket.end(), QUIET_MS);
    const hung = setTimeout(() => done(true), HUNG_MS);
    const done = (isHung: boolean) => {
      clearTimeout(quiet);
      clearTimeout(hung);
      socket.destroy();
      resolve({
        statuses: [...said.matchAll(/HTTP\/1\.1 (\d{3}) [A-Z]/g)].map(([, status]) => Number(status)),
        hung: isHung,
      });
    };
    socket.on("data", (chunk) => {
      said += chunk.toString("latin1");
      quiet.refresh();
    });
    socket.on("error", () => {}).on("close", () => done(false));
    socket.write(bytes);
  });

/** The request as it goes over the line, on a connection that closes after it. */
export const asBytes = ({ method, path, headers, body }: FuzzRequest): Buffer => {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(names.has("host") ? [] : ["Host: localhost"]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body && !names.has("content-length") ? [`Content-Length: ${body.length}`] : []),
    "Connection: close",
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body ?? Buffer.alloc(0)]);
};
