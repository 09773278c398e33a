import http from "node:http";
import net from "node:net";
import type { FuzzRequest } from "./requests.ts";

/**
 * What became of a request: the statuses that came (several where it held several), or that the connection was closed.
 * Where nothing came, `hung` says what its connection had carried and what arrived on it.
 */
export type Answered = { statuses: number[]; hung: string | null; ms: number };

/** Longer than anything here takes on a busy machine. */
const HUNG_MS = 60_000;
/** A raw request may be one that never ends: after so long without a byte, this side says that it has ended. */
const QUIET_MS = 1_500;

export type Sender = { send: (request: FuzzRequest, number: number) => Promise<Answered>; close: () => void };

export const openSender = (port: number, connections: number): Sender => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const carried = new WeakMap<net.Socket, Carried>();
  const send = async (request: FuzzRequest, number: number): Promise<Answered> => {
    const begun = performance.now();
    const ended = (result: Omit<Answered, "ms">) => ({ ...result, ms: performance.now() - begun });
    if (request.raw) return ended(await sendRaw(port, request.raw));
    try {
      return ended(await sendWell(port, agent, request, (socket) => noteOn(carried, socket, number)));
    } catch {
      return ended(await sendRaw(port, asBytes(request))); // Node's client refuses to send it
    }
  };
  return { send, close: () => agent.destroy() };
};

type Result = Omit<Answered, "ms">;

/** Of a connection: the requests it was given last, and the bytes that came since the newest of them. */
type Carried = { numbers: number[]; said: string; sentBefore: number };

const noteOn = (all: WeakMap<net.Socket, Carried>, socket: net.Socket, number: number): Carried => {
  let carried = all.get(socket);
  if (!carried) {
    const begun: Carried = { numbers: [], said: "", sentBefore: 0 };
    socket.on("data", (chunk) => {
      begun.said = (begun.said + chunk.toString("latin1")).slice(-2000);
    });
    all.set(socket, begun);
    carried = begun;
  }
  carried.numbers = [...carried.numbers, number].slice(-8);
  carried.said = "";
  carried.sentBefore = socket.bytesWritten;
  return carried;
};

/** A request that was given no connection waited for one: then it is this side that holds it up. */
const heldUp = ({ socket, writableFinished }: http.ClientRequest, carried: Carried | undefined): string => {
  if (!socket || !carried) return "no connection";
  const written = `${socket.bytesWritten - carried.sentBefore} bytes ${writableFinished ? "were" : "of more were"} written`;
  return `${written}, the connection is ${socket.readyState} and carried ${carried.numbers}, since came ${JSON.stringify(carried.said)}`;
};

/** Throws at once what can't be sent like this. */
const sendWell = (
  port: number,
  agent: http.Agent,
  { method, path, headers, body }: FuzzRequest,
  note: (socket: net.Socket) => Carried,
): Promise<Result> => {
  const sent = http.request({ port, host: "127.0.0.1", agent, method, path });
  for (const [name, value] of headers) sent.appendHeader(name, value);
  if (body && !sent.hasHeader("content-length")) sent.setHeader("content-length", body.length);
  return new Promise((resolve) => {
    let carried: Carried | undefined;
    let came = "no answer";
    const timer = setTimeout(() => done({ statuses: [], hung: `${came}, ${heldUp(sent, carried)}` }), HUNG_MS);
    const done = (result: Result) => {
      clearTimeout(timer);
      resolve(result);
      if (result.hung) sent.destroy();
    };
    sent.on("socket", (socket) => {
      carried = note(socket);
    });
    sent.on("error", () => done({ statuses: [], hung: null }));
    sent.on("upgrade", (response, socket) => {
      socket.destroy();
      done({ statuses: [response.statusCode ?? 0], hung: null });
    });
    sent.on("response", (response) => {
      came = `${response.statusCode} without its end`;
      const end = () => done({ statuses: [response.statusCode ?? 0], hung: null });
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
        hung: isHung ? `a connection of its own; arrived: ${JSON.stringify(said.slice(-2000))}` : null,
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
