import { data } from "react-router";
import { expect, test } from "vitest";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import Code from "./code.tsx";
import Forgot from "./forgot.tsx";
import Password, { type loader } from "./password.tsx";

type Owner = Awaited<ReturnType<typeof loader>>["data"]["owner"];

const opened = (owner: Owner, answers: Answers = {}) =>
  mounted(Password, {
    at: "/cmslogin/password",
    answers: { "GET /cmslogin/password": () => ({ owner, key: "k&1" }), ...answers },
  });

const ADA = { email: "ada@example.org", name: "Ada" };

test("a wrong code is told, and what is sent says where the way goes on", async () => {
  const at = "/cmslogin/code";
  const answers: Answers = {
    [`GET ${at}`]: () => ({ next: "/cms/media" }),
    [`POST ${at}`]: () => data({ error: "This code is not right" }, { status: 401 }),
  };
  const { screen, sent } = await mounted(Code, { at, answers });
  const code = screen.getByRole("textbox", { name: "Code" });
  await expect
    .element(code)
    .toHaveAccessibleDescription("The six digits that your app shows now, or one of your recovery codes.");
  expect(screen.getByRole("alert").query()).toBeNull();
  await code.fill("abcde-fghij");
  await screen.getByRole("button", { name: "Login", exact: true }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("This code is not right");
  expect(sent.filter(({ method }) => method === "POST")).toMatchObject([
    { path: at, fields: { code: "abcde-fghij", next: "/cms/media" } },
  ]);
  await expect.element(screen.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/cmslogin");
});

test("who asks for a link is told the same whether there is an account, in place of the form", async () => {
  const at = "/cmslogin/forgot";
  const { screen, sent } = await mounted(Forgot, { at, answers: { [`POST ${at}`]: () => ({ asked: true }) } });
  const send = screen.getByRole("button", { name: "Send the link" });
  expect(screen.getByRole("status").query()).toBeNull();
  await send.click();
  expect(sent).toEqual([]);
  await screen.getByRole("textbox", { name: "Email" }).fill(ADA.email);
  await send.click();
  await expect.element(screen.getByRole("status")).toMatchTextContent("If this address belongs to an account");
  expect(send.query()).toBeNull();
  expect(sent).toMatchObject([{ path: at, fields: { email: ADA.email } }]);
});

test("a link that is used up leads to a new one, and asks for no password", async () => {
  const { screen } = await opened(null);
  await expect.element(screen.getByRole("heading", { name: "This link is used up" })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Send me a new link" }))
    .toHaveAttribute("href", "/cmslogin/forgot");
  expect(screen.getByRole("button").query()).toBeNull();
});

test("who is invited is welcomed; who forgot is told that all sessions end", async () => {
  const invited = await opened({ ...ADA, invited: true });
  await expect.element(invited.screen.getByRole("heading")).toHaveTextContent("Welcome, Ada");
  await expect
    .element(invited.screen.getByText(/^Choose a password for/))
    .toHaveTextContent("Choose a password for ada@example.org.");
  await invited.screen.unmount();
  const { screen } = await opened({ ...ADA, invited: false });
  await expect.element(screen.getByRole("heading")).toHaveTextContent("Set a new password");
  await expect
    .element(screen.getByText(/^For the account/))
    .toHaveTextContent("For the account ada@example.org. All its sessions end.");
});

test("a password is sent with the key of the link; what is weak about it stands at its field", async () => {
  const fault = "This password is known from a leak";
  const { screen, sent } = await opened(
    { ...ADA, invited: true },
    { "POST /cmslogin/password": () => data({ fault }, { status: 422 }) },
  );
  const password = screen.getByLabelText("New password");
  await expect.element(password).not.toHaveAttribute("aria-invalid");
  const set = screen.getByRole("button", { name: "Set password" });
  await password.fill("short");
  await set.click();
  await password.fill("correct horse battery staple");
  await set.click();
  await expect.element(password).toHaveAccessibleDescription(new RegExp(`^${fault}`));
  await expect.element(password).toHaveAttribute("aria-invalid", "true");
  const posts = sent.filter(({ method }) => method === "POST");
  expect(posts).toEqual([
    {
      method: "POST",
      path: "/cmslogin/password?key=k%261",
      fields: { email: ADA.email, password: "correct horse battery staple" },
    },
  ]);
});
