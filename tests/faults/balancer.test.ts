import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../eventually.ts";
import { whyNot } from "../proxies/tls.ts";
import { startNginx } from "./balancer.ts";

const NOT_NOW = ["/readyz", "/card/about.png", "/icons/icon-192.png"];

/** As a replica whose database is away, and which has many images to draw: not ready, and its kept pages served. */
const startUnready = async () => {
  const server = createServer(({ url = "" }, response) =>
    response.writeHead(NOT_NOW.includes(url) ? 503 : 200).end("here"),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  onTestFinished(stop);
  return { port: (server.address() as AddressInfo).port, stop };
};

const startBoth = async () => {
  const [one, other] = [await startUnready(), await startUnready()];
  const url = await startNginx([one.port, other.port]);
  await eventually(async () => expect((await fetch(url)).status).toBe(200), { interval: 50 });
  const ask = async (path: string) => {
    const { status } = await fetch(url + path);
    return status;
  };
  const askOften = (path: string) => Promise.all(Array.from({ length: 8 }, () => ask(path)));
  return { one, askOften };
};

const EIGHT_TIMES = (status: number) => Array.from({ length: 8 }, () => status);

test.skipIf(whyNot("nginx") !== "").each(NOT_NOW)(
  "whoever asks the balancer for %s, which no replica has now, keeps nobody from their pages",
  async (path) => {
    const { askOften } = await startBoth();
    expect(await askOften(path)).toEqual(EIGHT_TIMES(503));
    expect(await askOften("/about")).toEqual(EIGHT_TIMES(200));
  },
);

test.skipIf(whyNot("nginx") !== "")("a replica that is gone is passed by, whatever is asked", async () => {
  const { one, askOften } = await startBoth();
  one.stop();
  expect(await askOften("/readyz")).toEqual(EIGHT_TIMES(503));
  expect(await askOften("/about")).toEqual(EIGHT_TIMES(200));
});
