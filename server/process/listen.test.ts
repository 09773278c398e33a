// @module-tag slow
import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/free-port.ts";
import { listen } from "./listen.ts";

type Fetch = (request: Request) => Promise<Response>;
const lengthOf: Fetch = async (request) => new Response(`${(await request.text()).length} bytes`);

const opened = async (fetch = lengthOf, patienceMs?: number) => {
  const port = await freePort();
  const app = { answerKept: () => false, takeBeacon: () => false, fetch };
  const server = await listen(app, port, "127.0.0.1", { patienceMs });
  onTestFinished(() => server.close());
  return { port, server };
};

const open = async (...fetch: Parameters<typeof opened>) => (await opened(...fetch)).port;

/** Promises 20 bytes to a server of little patience and sends 10; the rest later, or never. What comes back. */
const post = async (path: string, waitForCut: boolean) => {
  const port = await open(lengthOf, 200);
  const socket = connect(port, "127.0.0.1");
  const closed = once(socket, "close");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n0123456789`);
  if (!waitForCut) {
    await new Promise((resolve) => setTimeout(resolve, 600)); // three times the patience
    socket.write("0123456789");
  }
  await closed;
  return answer;
};

test.each(["192.0.2.77", "no.such.host.invalid", "127.0.0.1:3000"])(
  "a HOST that is no address of this machine is named: %s",
  async (host) => {
    const app = { answerKept: () => false, takeBeacon: () => false, fetch: lengthOf };
    const words = `${host} is no address of this machine. Set HOST to one that is, or leave it empty.`;
    await expect(listen(app, await freePort(), host)).rejects.toThrow(words);
  },
);

test("a body that does not come on is cut off, since it holds a connection for nothing", async () => {
  expect(await post("/api/contact", true)).toBe("");
});

test.each(["/cms/media/upload", "/cms/media/upload?name=a.png"])("an upload may take its time (%s)", async (path) => {
  expect(await post(path, false)).toContain("20 bytes");
});

/** Sends each when the one before is answered, on one connection. The first lines of the answers, and how it ended. */
const inTurn = async (port: number, ...requests: string[]) => {
  const socket = connect(port, "127.0.0.1");
  const answers: string[] = [];
  const closed = once(socket, "close").then(() => answers.push("closed"));
  for (const request of requests) {
    socket.write(request);
    const answered = once(socket, "data").then(([chunk]) => answers.push(String(chunk).split("\r\n")[0] ?? ""));
    await Promise.race([answered, closed]);
  }
  socket.end();
  await closed;
  return answers;
};

test.each(["GET / HTTP/1.1\r\n", "POST / HTTP/1.1\r\nContent-Length: 0\r\n", "GET / HTTP/1.1\r\nExpect: 200-ok\r\n"])(
  "nothing follows on a connection that asked for another protocol: Node would not say what is wrong with it (%j)",
  async (head) => {
    const asks = `${head}Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const status = head.includes("Expect") ? "417 Expectation Failed" : "200 OK";
    expect(await inTurn(await open(), asks, "no HTTP at all\r\n\r\n")).toEqual([`HTTP/1.1 ${status}`, "closed"]);
  },
);

test("who asks in HTTP/1.0 without naming a host, as the health checks of some balancers, is answered", async () => {
  const port = await open(async ({ url }) => new Response(new URL(url).pathname));
  expect(await inTurn(port, "GET /readyz HTTP/1.0\r\n\r\n")).toEqual(["HTTP/1.1 200 OK", "closed"]);
});

test("a body that nobody reads does not hold up the next request of its connection", async () => {
  const port = await open(async (request) => new Response(null, { status: request.body ? 413 : 200 }));
  const long = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n${"a".repeat(300_000)}`;
  const short = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  expect(await inTurn(port, long, short, short)).toEqual([
    "HTTP/1.1 413 Payload Too Large",
    "HTTP/1.1 200 OK",
    "HTTP/1.1 200 OK",
    "closed",
  ]);
});

test("a stop waits for the request under way, not for the connection that whoever asked keeps open", async () => {
  const underWay = Promise.withResolvers<void>();
  const { port, server } = await opened(async (request) => {
    underWay.resolve();
    return new Response(await request.text());
  });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n0123456789");
  await underWay.promise;
  const closed = server.close().then(() => "closed");
  const answered = once(socket, "data").then(([chunk]) => String(chunk).split("\r\n")[0]);
  socket.write("0123456789");
  expect(await answered).toBe("HTTP/1.1 200 OK");
  const long = new Promise((resolve) => setTimeout(resolve, 5_000, "still open").unref());
  expect(await Promise.race([closed, long])).toBe("closed");
});

test("a stop sends what a slow reader was answered to its end", async () => {
  const long = 30_000_000; // more than lies between the two ends of a connection
  const { port, server } = await opened(async () => new Response(new Uint8Array(long)));
  const socket = connect(port, "127.0.0.1").pause();
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "readable");
  const closed = server.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  let read = 0;
  for await (const part of socket as AsyncIterable<Buffer>) read += part.length;
  expect(read).toBeGreaterThan(long);
  await closed;
});
