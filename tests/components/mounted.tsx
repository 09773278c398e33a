import { type ComponentType, useEffect } from "react";
import {
  type ActionFunctionArgs,
  createRoutesStub,
  type MiddlewareFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useLocation,
} from "react-router";
import { onTestFinished } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import "#app/cms/cms.css";
import { keepScreen } from "#app/cms/shell/keep-screen.ts";
import { Toasts } from "#app/cms/shell/toasts.tsx";

/** What a part asked of the server: of a form or JSON its fields, one sent more than once as a list; of a file its text. */
export type Sent = { method: string; path: string; fields: Record<string, unknown> };

/** By method and path, such as "POST /cms/undo": what the stand-in of the server answers; JSON, or a whole `Response`. */
export type Answers = Record<string, (sent: Sent) => unknown>;

/**
 * `id`: of the route, for a screen that looks at it; `path`: its pattern, such as "/cms/media/:id", where it is more than the path of `at`;
 * `clientAction` and `shouldRevalidate`: as the module of the route exports them.
 */
type Options = {
  at?: string;
  id?: string;
  path?: string;
  answers?: Answers;
  clientAction?: (args: never) => unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/**
 * A part of the staff area alone in the page, as a route at `at` below its toasts, with a stand-in of the server that
 * keeps what it was asked. A post without an answer is answered with nothing.
 */
export const mounted = async (
  Part: ComponentType<never>,
  { at = "/cms/here", id, path, answers = {}, clientAction, shouldRevalidate }: Options = {},
) => {
  const sent: Sent[] = [];
  let place = at;
  const answer = async ({ request }: { request: Request }) => {
    const asked = await read(request);
    const known = answers[`${asked.method} ${asked.path.split("?")[0]}`];
    if (known || asked.method !== "GET") sent.push(asked);
    return known?.(asked) ?? null;
  };
  standIn(answer);
  const Around = () => {
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      place = pathname + search + hash;
    }, [pathname, search, hash]);
    return (
      <>
        <Toasts toast={null} />
        <Outlet />
      </>
    );
  };
  const server = { loader: answer, action: answer, HydrateFallback: Nothing };
  const own = clientAction && {
    action: (args: ActionFunctionArgs) => clientAction({ ...args, serverAction: () => answer(args) } as never),
  };
  const children = [
    { id, path: path ?? at.split(/[?#]/)[0], Component: Part as ComponentType, shouldRevalidate, ...server, ...own },
    { path: "*", Component: Nothing, ...server },
  ];
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: Around,
      HydrateFallback: Nothing,
      middleware: [keepScreen as MiddlewareFunction],
      children,
    },
  ]);
  const screen = await render(<Stub initialEntries={[at]} />);
  return { screen, sent, where: () => place };
};

const Nothing = () => null;

const read = async (request: Request): Promise<Sent> => {
  const { pathname, search } = new URL(request.url);
  const asked = { method: request.method, path: pathname + search };
  if (request.method === "GET") return { ...asked, fields: {} };
  if (request.headers.get("content-type")?.startsWith("application/json"))
    return { ...asked, fields: await request.json() };
  if (request.headers.get("content-type") === "application/octet-stream")
    return { ...asked, fields: { file: await request.text() } };
  const form = await request.formData().catch(() => new FormData());
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return { ...asked, fields: Object.fromEntries(fields) };
};

/** Answers also what a part fetches or uploads by itself; the runner's own requests go their way. */
const standIn = (answer: (asked: { request: Request }) => Promise<unknown>) => {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!/^\/(cms|cmslogin|preview|api)(\/|$)/.test(new URL(request.url).pathname)) return fetch(input, init);
    const answered = await answer({ request });
    if (answered instanceof Response) return arrived(answered, request);
    // What a test has no answer for is not there: nothing could be read from "nothing".
    return Response.json(answered, { status: answered === null && request.method === "GET" ? 404 : 200 });
  };
  const { XMLHttpRequest: own } = window;
  window.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  onTestFinished(async () => {
    await cleanup(); // Or what still runs would ask the server of the tests, or the stand-in of the next one.
    window.fetch = fetch;
    window.XMLHttpRequest = own;
  });
};

/** As `fetch` gives it: with its address, and at the one that a redirect leads to. */
const arrived = (answered: Response, { url }: Request): Response => {
  const to = answered.headers.get("location");
  const response = to === null ? answered : new Response();
  const address = new URL(to ?? "", url).href;
  return Object.defineProperties(response, { url: { value: address }, redirected: { value: to !== null } });
};

/** Files are sent by XMLHttpRequest, which tells how far they are: here half of each, then all, before it is answered. */
class Upload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  response: unknown = null;
  #asked: [url: string, init: RequestInit] = ["", {}];
  open = (method: string, url: string) => {
    this.#asked = [url, { method, headers: { "content-type": "application/octet-stream" } }];
  };
  setRequestHeader = () => {};
  send = async (body: File) => {
    const [url, init] = this.#asked;
    this.#tell(0.5);
    await new Promise((resolve) => setTimeout(resolve));
    this.#tell(1);
    const answer = await window.fetch(url, { ...init, body: await body.arrayBuffer() }).catch(() => null);
    this.status = answer?.status ?? 0;
    this.response = await answer?.json().catch(() => null);
    this.dispatchEvent(new Event(answer ? "load" : "error"));
  };
  #tell = (part: number) =>
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded: part * 100, total: 100 }));
}
