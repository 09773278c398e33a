import { once } from "node:events";
import { createServer } from "node:net";

/** A port that nobody had a moment ago, so that two test runs beside each other never meet. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
};
