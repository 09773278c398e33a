import { isIP } from "node:net";

/** Behind `proxies`, counted from the right of X-Forwarded-For: what stands further left is the client's own word. */
export const clientAddress = (peer: string | undefined, forwardedFor: string | undefined, proxies: number): string => {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const forwarded = proxies > 0 ? ipOf(entries.filter(Boolean).at(-proxies) ?? "") : null;
  return (forwarded ?? peer ?? "unknown").replace(/^::ffff:/, "");
};

const ipOf = (entry: string): string | null => {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) ? address : null;
};

const REQUEST_ID = /^[\w.-]{8,64}$/;
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The ids by which a proxy in front knows a request, where they look like ids: what else is sent there is anybody's text. */
export const givenIds = (headers: Record<string, unknown>): { requestId?: string; traceId?: string } | undefined => {
  const { "x-request-id": requestId, traceparent } = headers;
  if (requestId === undefined && traceparent === undefined) return undefined;
  const [, traceId] = TRACE_PARENT.exec(String(traceparent)) ?? [];
  return {
    ...(REQUEST_ID.test(String(requestId ?? "")) && { requestId: String(requestId) }),
    ...(traceId && { traceId }),
  };
};
