import { data, redirect } from "react-router";
import { expect, test } from "vitest";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import { passkeyDevice, toAsk, toMake } from "../../../tests/components/passkey-device.ts";
import { makePasskey } from "../parts/passkeys.ts";
import Login, { type action, type loader } from "./login.tsx";
import type { PasskeyAnswer } from "./passkey-request.ts";

const at = "/cmslogin";
type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>;
type Refused = Extract<Awaited<ReturnType<typeof action>>, { data: object }>["data"];

const opened = (passkeyHost: string | null, answers: Answers) => {
  const loaded: Loaded = { next: "/cms/media?page=2", passkeyHost };
  return mounted(Login, { at, answers: { [`GET ${at}`]: () => loaded, ...answers } });
};

const refusal = (error: string, email: string) => data({ error, email } satisfies Refused, { status: 401 });
const posts = ({ sent }: Awaited<ReturnType<typeof opened>>) => sent.filter(({ method }) => method === "POST");

test("what is wrong is said above the form until it is sent again, and the address stays", async () => {
  const second = Promise.withResolvers<Response>();
  const turns = [refusal("Invalid email or password", "ada@example.org"), second.promise];
  const login = await opened(null, { [`POST ${at}`]: () => turns.shift() });
  const { screen, where } = login;
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveValue("");
  expect(screen.getByRole("alert").query()).toBeNull();
  await screen.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
  await screen.getByLabelText("Password", { exact: true }).fill("not this");
  await screen.getByRole("button", { name: "Login" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Invalid email or password");
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.org");
  await screen.getByLabelText("Password", { exact: true }).fill("but this");
  await screen.getByRole("button", { name: "Login" }).click();
  await expect.element(screen.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  // Between two frames a browser takes the focus from what cannot have it.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  await expect.element(screen.getByRole("button", { name: "Logging in..." })).toHaveFocus();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  second.resolve(redirect("/cms/media?page=2"));
  await expect.poll(where).toBe("/cms/media?page=2");
  const typed = { email: "ada@example.org", next: "/cms/media?page=2" };
  expect(posts(login)).toMatchObject([
    { path: at, fields: { ...typed, password: "not this" } },
    { path: at, fields: { ...typed, password: "but this" } },
  ]);
});

test("where passkeys belong to another name of the site, or to none, no button offers one", async () => {
  for (const host of [null, "cms.example.org"]) {
    const { screen } = await opened(host, {});
    await expect.element(screen.getByRole("button", { name: "Login" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Sign in with a passkey" }).query()).toBeNull();
    await screen.unmount();
  }
});

test("a passkey that can't be asked for is told why, and the next press asks anew", async () => {
  const why: PasskeyAnswer = { error: "Too many attempts. Please try again in 30 seconds." };
  const second = Promise.withResolvers<Response>();
  const turns = [Response.json(why, { status: 429 }), second.promise, Response.json(null)];
  const { screen, sent } = await opened(location.hostname, { "POST /cmslogin/passkey": () => turns.shift() });
  const button = screen.getByRole("button", { name: "Sign in with a passkey" });
  await button.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(why.error);
  await expect.element(button).toBeEnabled();
  await button.click();
  await expect.element(button).toBeDisabled();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  second.resolve(new Response("", { status: 503 }));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("An error occurred during login");
  await button.click();
  await expect.poll(() => sent.filter(({ path }) => path === "/cmslogin/passkey").length).toBe(3);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("An error occurred during login");
});

test("what a device answers is sent with the way on; that somebody canceled is said by nothing", async () => {
  const { seesHolder } = await passkeyDevice();
  await makePasskey(toMake());
  const request: PasskeyAnswer = { options: toAsk() };
  const login = await opened(location.hostname, {
    "POST /cmslogin/passkey": () => request,
    [`POST ${at}`]: () => refusal("This passkey was not taken. Try again, or use your password.", ""),
  });
  const { screen } = login;
  const asked = () => login.sent.filter(({ path }) => path === "/cmslogin/passkey").length;
  const button = screen.getByRole("button", { name: "Sign in with a passkey" });
  await seesHolder(false);
  await button.click();
  await expect.poll(asked).toBe(1);
  await expect.element(button).toBeEnabled();
  expect(screen.getByRole("alert").query()).toBeNull();
  await seesHolder(true);
  await button.click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent("This passkey was not taken");
  const answer = posts(login).filter(({ path }) => path === at);
  expect(answer).toMatchObject([{ fields: { next: "/cms/media?page=2" } }]);
  expect(JSON.parse(String(answer[0]?.fields.passkey))).toMatchObject({ type: "public-key" });
});
