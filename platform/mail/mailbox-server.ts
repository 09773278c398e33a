import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export type MailboxServer = { url: string; close: () => Promise<void> };

/**
 * `aws-ses-v2-local` in this process, on 127.0.0.1 only. Port 0 takes a free one. Throws when the port is taken, and in
 * production's installation, which has no mailbox.
 */
export const startMailbox = async (port: number): Promise<MailboxServer> => {
  const started = await import("aws-ses-v2-local").catch(notInstalled);
  const server = await open(started.default)({ host: "127.0.0.1", port });
  const address = server.address() as AddressInfo | null;
  if (!address) throw new Error(`LOCAL_MAILBOX_PORT: port ${port} is in use`);
  return { url: `http://127.0.0.1:${address.port}`, close: () => close(server) };
};

const notInstalled = (error: NodeJS.ErrnoException): never => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  throw new Error(
    "LOCAL_MAILBOX: the mailbox for trying out is not installed in production; set up Amazon SES instead",
  );
};

type Start = (config: { host: string; port: number }) => Promise<Server>;

/** The package is CommonJS compiled from a default export; Node hands out the wrapper. */
const open = (module: unknown): Start =>
  (typeof module === "function" ? module : (module as { default: Start }).default) as Start;

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
