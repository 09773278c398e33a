import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Below the ports of outgoing connections (from 32,768 on), one of which could take a port between its choice and its
 * use. Each worker has a thousand of its own, for Vitest's and Playwright's run beside each other.
 */
const FIRST = 20_000;
const EACH = 1_000;

const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
const worker = TEST_PARALLEL_INDEX ? 6 + (Number(TEST_PARALLEL_INDEX) % 5) : Number(VITEST_POOL_ID ?? 0) % 6;

// Where it begins differs for each process, so that a worker that follows another does not meet its last servers.
let next = process.pid % EACH;

/** A port on which nothing listens, and that no other worker of these test runs is given. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < EACH; tries += 1) {
    const port = FIRST + worker * EACH + (next++ % EACH);
    const server = createServer().listen(port, "0.0.0.0");
    const listens = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!listens) continue;
    server.close();
    await once(server, "close");
    return port;
  }
  throw new Error(`every port of worker ${worker} is taken`);
};
