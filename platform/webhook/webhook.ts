export type Webhook = {
  origin: string;
  /** Sends a body once. Throws when it was not taken within `timeoutMs`; the address, which is a secret, is not in the message. */
  post: (body: object, timeoutMs: number) => Promise<void>;
};

export const openWebhook = (url: string): Webhook | null => {
  if (!url) return null;
  const { origin } = new URL(url);
  return {
    origin,
    post: async (body, timeoutMs) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        throw new Error(`${origin} does not answer (${(error.cause as Error | undefined)?.message || error.name})`);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`${origin} answered ${response.status}`);
    },
  };
};
