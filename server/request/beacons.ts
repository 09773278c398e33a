import type { IncomingMessage, ServerResponse } from "node:http";
import { LONGEST_BEACON, readBeacon, seenIn } from "#domain/visits/beacon.ts";
import type { Visits } from "#domain/visits/counting/count-visits.server.ts";
import { type Asker, agentOf } from "#domain/visits/who-counts.ts";
import type { Platform } from "#platform/platform.ts";
import { isOwn } from "./admission.ts";
import { clientAddress } from "./client.ts";
import { headersFor } from "./security-headers.ts";

const PATH = "/api/visit";

/**
 * POST /api/visit: what the script of a page tells, one line of JSON (`readBeacon`). Answered without the framework, since one
 * comes with every page that is read, and before its body is there where it is refused. No line in the log.
 */
export const takeBeacons = ({ settings }: Platform, visits: Visits | null) => {
  const headers = [...headersFor(settings, PATH), ["Cache-Control", "no-store"]].flat();
  const ownHost = new URL(settings.PUBLIC_URL).hostname;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url !== PATH || request.method !== "POST") return false;
    const answer = (status: number) => void response.writeHead(status, headers).end();
    const asker = askerOf(request, settings.TRUST_PROXY);
    const refusal = visits ? refusalOf(request, asker, settings.PUBLIC_URL) : 404;
    if (!visits || refusal) {
      answer(refusal);
      return true;
    }
    const outcome = visits.admit(asker);
    if (outcome !== "admitted") {
      answer(outcome === "too-many" ? 429 : 204);
      return true;
    }
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.once("end", () => {
      const beacon = readBeacon(body);
      const seen = beacon && seenIn(beacon, agentOf(asker), ownHost);
      if (seen) visits.see(asker, seen);
      answer(beacon ? 204 : 400);
    });
    return true;
  };
};

const askerOf = ({ socket, headers }: IncomingMessage, proxies: number): Asker => {
  const header = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  };
  return { address: clientAddress(socket.remoteAddress, header("x-forwarded-for"), proxies), header };
};

/** Node reads no more of a body than its length says. */
const refusalOf = ({ headers }: IncomingMessage, { header }: Asker, publicUrl: string): number => {
  if (!isOwn({ get: (name) => header(name) ?? null }, publicUrl)) return 403;
  const length = Number(headers["content-length"] ?? Number.NaN);
  if (Number.isNaN(length)) return 411;
  return length > LONGEST_BEACON ? 413 : 0;
};
