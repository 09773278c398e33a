/** What came of a request that a screen makes by itself. Below 500 every status is an answer. */
export type Answer<Body> =
  | { outcome: "answered"; status: number; body: Body }
  | { outcome: "signed-out" }
  | { outcome: "unreachable"; connected: boolean };

export const SIGNED_OUT = "Your session has ended. Sign in again in another tab, then try again";

const GIVE_UP_MS = 20_000;
const LONGEST_MS = 30_000;

export const RETRIES = 3;

export const retryAfter = (n: number): number => Math.min(1_000 * 2 ** n, LONGEST_MS);

type Options = { signal?: AbortSignal; retries?: number };

/** Reads JSON, trying again where the server can't be reached. Never throws. */
export const getJson = <Body>(path: string, options: Options = {}): Promise<Answer<Body>> =>
  retried(() => request(path, {}, options.signal), { retries: RETRIES, ...options });

/** Posts an object as JSON, or a form, and reads JSON. Not tried again unless `retries` says so. Never throws. */
export const postJson = <Body>(path: string, body: object, options: Options = {}): Promise<Answer<Body>> => {
  const isForm = body instanceof URLSearchParams;
  const headers = isForm ? undefined : { "content-type": "application/json" };
  const init = { method: "POST", headers, body: isForm ? body : JSON.stringify(body) };
  return retried(() => request(path, init, options.signal), options);
};

/** What was read where all is well, otherwise null. */
export const bodyOf = <Body>(answer: Answer<Body>): Body | null =>
  answer.outcome === "answered" && answer.status === 200 ? answer.body : null;

const retried = async <Body>(attempt: () => Promise<Answer<Body>>, { signal, retries = 0 }: Options) => {
  let answer = await attempt();
  for (let n = 0; n < retries && answer.outcome === "unreachable" && !signal?.aborted; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, retryAfter(n)));
    if (!signal?.aborted) answer = await attempt();
  }
  return answer;
};

/** Null for what is no JSON. A body that broke off is no answer: reading it throws. */
const jsonIn = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The lock of the staff area leads a GET to the login page, which `fetch` follows, and answers 401 to anything else. */
const request = async <Body>(path: string, init: RequestInit, signal?: AbortSignal): Promise<Answer<Body>> => {
  try {
    const timeout = AbortSignal.timeout(GIVE_UP_MS);
    const response = await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (response.status === 401 || response.redirected) return { outcome: "signed-out" };
    if (response.status >= 500) return { outcome: "unreachable", connected: true };
    const body = jsonIn(await response.text());
    // Of what lies between: each screen's server answers 200 with JSON.
    if (response.status === 200 && body === null) return { outcome: "unreachable", connected: true };
    return { outcome: "answered", status: response.status, body };
  } catch {
    return { outcome: "unreachable", connected: false };
  }
};
