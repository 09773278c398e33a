import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../tests/free-port.ts";
import { listen } from "./listen.ts";

/** A server that waits for bodies, as patient as a test can be. */
const open = async () => {
  const port = await freePort();
  const fetch = async (request: Request) => new Response(`${(await request.text()).length} bytes`);
  const server = await listen({ answerKept: () => false, fetch }, port, "127.0.0.1", true, 200);
  onTestFinished(() => server.close());
  return port;
};

/** Promises 20 bytes and sends 10; the rest after `wait`. What comes back. */
const post = async (port: number, path: string, waitForCut: boolean) => {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n0123456789`);
  if (!waitForCut) {
    await new Promise((resolve) => setTimeout(resolve, 600)); // three times the patience
    socket.write("0123456789");
  }
  await once(socket, "close");
  return answer;
};

test("a body that does not come on is cut off, since it holds a connection for nothing", async () => {
  expect(await post(await open(), "/api/contact", true)).toBe("");
});

test("an upload may take its time", async () => {
  expect(await post(await open(), "/cms/media/upload", false)).toContain("20 bytes");
});
