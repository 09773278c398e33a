/**
 * The network address of a client. Behind `proxies` trusted proxies it is the entry that the outermost of them wrote
 * into X-Forwarded-For, counted from the right; what stands left of it is the client's own word and counts for nothing.
 */
export const clientAddress = (peer: string | undefined, forwardedFor: string | undefined, proxies: number): string => {
  const said = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const behindProxies = proxies > 0 ? said.filter(Boolean).at(-proxies) : undefined;
  return (behindProxies ?? peer ?? "unknown").replace(/^::ffff:/, "");
};
