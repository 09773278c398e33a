import { expect, onTestFinished } from "vitest";
import { island } from "#app/blocks/contact/island.ts";
import type { BlockOf } from "#domain/content/blocks/block.ts";
import { filledView } from "../filled-fields.ts";
import { writtenIsland } from "./woken-island.tsx";

/** What Google's script does, as far as the form can tell; `pressed` counts tokens given, a reset is written beside. */
const CHECK = `window.grecaptcha = {
  render: (place, { callback, "expired-callback": expire, "error-callback": fail }) => {
    let n = 0;
    const ways = { Solve: () => callback("token-" + (n += 1)), Expire: expire, Fail: fail };
    for (const [name, press] of Object.entries(ways))
      place.append(Object.assign(document.createElement("button"), { type: "button", textContent: name, onclick: press }));
    window.check = place;
    return 0;
  },
  reset: () => window.check.append("reset "),
}; recaptchaLoaded(); //`;

const block = {
  ...{
    type: "contact",
    id: "b1",
    hidden: false,
    formHeading: "Write to us",
    formText: "",
    infoHeading: "",
    mapHeading: "",
  },
  ...{ messageNote: "", next: ["We call you"] },
} as BlockOf<"contact">;

type Post = { fields: Record<string, unknown>; answer: (status: number, body: object) => void };

const humanCheck = {
  provider: "recaptcha",
  siteKey: "key",
  scriptUrl: `data:text/javascript,${encodeURIComponent(CHECK)}`,
} as const;

/** The form as the server writes it, asleep. */
export const writtenForm = (more: Partial<ReturnType<typeof filledView>> = {}) =>
  writtenIsland(island, block, { ...filledView(true), humanCheck, pictures: {}, ...more });

/** The form awake; what it posts waits for its `answer`. */
export const openedForm = async (more: Parameters<typeof writtenForm>[0] = {}) => {
  const posts: Post[] = [];
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (input !== "/api/contact") return fetch(input, init);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (status: number, body: object) => resolve(Response.json(body, { status }));
    posts.push({ fields: JSON.parse(String(init?.body)), answer });
    return promise;
  };
  onTestFinished(() => {
    window.fetch = fetch;
  });
  const { screen, element, isAwake } = writtenForm(more);
  element.dispatchEvent(new PointerEvent("pointerover"));
  await expect.poll(isAwake).toBe(true);
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  const button = (name: string) => screen.getByRole("button", { name });
  const write = async (message = "Our backups fail every night.") => {
    await field("Name").fill("Ada");
    await field("Email").fill("ada@example.org");
    await field("Message").fill(message);
  };
  const sentTimes = (count: number) => expect.poll(() => posts.length).toBe(count);
  return { screen, posts, field, button, write, sentTimes };
};
