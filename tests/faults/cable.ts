import { connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A cable to a server on this machine that can be cut, or carry nothing any more without a sign, and be mended. */
export type Cable = { port: number; cut: () => Promise<void>; silence: () => Promise<void>; mend: () => Promise<void> };

/** Lays a cable to `port`; it answers on a port of its own, the same after it was mended. */
export const layCable = async (port: number): Promise<Cable> => {
  const ends = new Set<Socket>();
  let server: Server | null = null;
  let isSilent = false;
  const cable: Cable = {
    port: 0,
    cut: async () => {
      const closing = server;
      server = null;
      const closed = new Promise((resolve) => (closing ? closing.close(resolve) : resolve(null)));
      for (const end of ends) end.destroy();
      await closed;
    },
    silence: async () => {
      isSilent = true;
      for (const end of ends) end.pause();
    },
    mend: async () => {
      isSilent = false;
      for (const end of ends) end.resume();
      if (server) return;
      const made = createServer((near) => {
        join(near, connect(port, "127.0.0.1"), ends);
        if (isSilent) near.pause();
      });
      server = made;
      await new Promise<void>((resolve) => made.listen(cable.port, "127.0.0.1", resolve));
      cable.port = (made.address() as { port: number }).port;
    },
  };
  await cable.mend();
  onTestFinished(cable.cut);
  return cable;
};

const join = (near: Socket, far: Socket, ends: Set<Socket>) => {
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    ends.add(end);
    end
      .on("error", () => {})
      .on("close", () => {
        ends.delete(end);
        other.destroy();
      });
    end.pipe(other);
  }
};
