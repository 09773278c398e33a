import { data } from "react-router";
import { expect, test } from "vitest";
import { mounted } from "../../../../tests/components/mounted.tsx";
import Password from "../password.tsx";
import SecondFactor, { type action } from "./second-factor.tsx";

type Answer = Extract<Awaited<ReturnType<typeof action>>, { data: object }>["data"];
type Step = "second-factor" | "second-factor/confirm" | "second-factor/remove" | "recovery-codes";

const opened = async (step: Step, answer?: Answer) => {
  const at = `/cms/account/${step}`;
  const answers = { [`POST ${at}`]: () => answer && data(answer, { status: answer.error ? 422 : 200 }) };
  const screen = await mounted(SecondFactor, { at, id: step, answers });
  const posts = () => screen.sent.filter(({ method }) => method === "POST");
  return { ...screen, posts, title: screen.screen.getByRole("heading", { level: 1 }) };
};

const URI = "otpauth://totp/Mangrove%20IT:ada?secret=ABCDEFGHIJKLMNOP&issuer=Mangrove%20IT";

test.each([
  ["second-factor", "Set up the second step", "Go on", /^You need an app/, false],
  ["second-factor/remove", "Switch off the second step", "Switch it off", /the password alone is enough/, true],
  ["recovery-codes", "New recovery codes", "Make new codes", /you have now won't work anymore/, false],
] as const)(
  "%s asks for the password first, and says at it that it was wrong",
  async (step, name, button, says, isDanger) => {
    const { screen, title, posts } = await opened(step, { error: "This is not your password" });
    await expect.element(title).toHaveTextContent(name);
    await expect.element(screen.getByText(says)).toBeVisible();
    const password = screen.getByLabelText("Your password");
    await expect.element(password).toHaveAccessibleDescription("");
    await expect.element(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/cms/account");
    const send = screen.getByRole("button", { name: button });
    expect(send.element().classList.contains("btn-danger")).toBe(isDanger);
    await password.fill("not this");
    await send.click();
    await expect.element(password).toHaveAccessibleDescription("This is not your password");
    expect(posts()).toMatchObject([{ path: `/cms/account/${step}`, fields: { password: "not this" } }]);
  },
);

test("the secret is shown as a picture and in letters, and the code of the app is sent to confirm it", async () => {
  const { screen, posts } = await opened("second-factor", { uri: URI });
  await screen.getByLabelText("Your password").fill("the right one");
  await screen.getByRole("button", { name: "Go on" }).click();
  await expect.element(screen.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "Code to scan with your app" })).toBeVisible();
  expect(screen.getByLabelText("Your password").query()).toBeNull();
  const code = screen.getByRole("textbox", { name: "Code" });
  const on = screen.getByRole("button", { name: "Switch it on" });
  for (const short of ["12345", "12a456"]) {
    await code.fill(short);
    await on.click();
  }
  await code.fill("123 456");
  await on.click();
  await expect
    .poll(posts)
    .toMatchObject([
      { path: "/cms/account/second-factor" },
      { path: "/cms/account/second-factor/confirm", fields: { code: "123 456" } },
    ]);
});

test("a wrong code is told at its field; a right one shows the recovery codes once", async () => {
  const wrong = await opened("second-factor/confirm", { error: "This code is not right. Wait for the next one." });
  await wrong.screen.getByRole("textbox", { name: "Code" }).fill("123456");
  await wrong.screen.getByRole("button", { name: "Switch it on" }).click();
  const said = expect.element(wrong.screen.getByRole("textbox", { name: "Code" }));
  await said.toHaveAccessibleDescription("This code is not right. Wait for the next one.");
  await wrong.screen.unmount();
  const { screen, title } = await opened("second-factor/confirm", { codes: ["aaaa-bbbb", "cccc-dddd"] });
  await expect.element(title).toHaveTextContent("Set up the second step");
  await screen.getByRole("textbox", { name: "Code" }).fill("123456");
  await screen.getByRole("button", { name: "Switch it on" }).click();
  await expect.element(title).toHaveTextContent("The second step is on");
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map((item) => item.textContent),
  ).toEqual(["aaaa-bbbb", "cccc-dddd"]);
  expect(screen.getByRole("textbox", { name: "Code" }).query()).toBeNull();
  await expect.element(screen.getByRole("textbox", { name: "All of them" })).toHaveValue("aaaa-bbbb cccc-dddd");
  await expect.element(screen.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "I have kept them" })).toHaveAttribute("href", "/cms/account");
});

test("new recovery codes stand in place of the question for the password", async () => {
  const { screen, title } = await opened("recovery-codes", { codes: ["aaaa-bbbb"] });
  await screen.getByLabelText("Your password").fill("the right one");
  await screen.getByRole("button", { name: "Make new codes" }).click();
  await expect.element(screen.getByText("aaaa-bbbb")).toBeVisible();
  await expect.element(title).toHaveTextContent("New recovery codes");
  expect(screen.getByLabelText("Your password").query()).toBeNull();
});

test.each([
  ["current", "Current password", "This is not your password"],
  ["next", "New password", "Use at least 12 characters"],
])("what is wrong about the %s password stands at its field", async (name, label, fault) => {
  const at = "/cms/account/password";
  const answers = {
    [`GET ${at}`]: () => ({ email: "ada@example.org" }),
    [`POST ${at}`]: () => data({ [name]: fault }, { status: 422 }),
  };
  const { screen } = await mounted(Password, { at, answers });
  await screen.getByLabelText("Current password").fill("the old one, as it was");
  await screen.getByLabelText("New password").fill("correct horse battery staple");
  await screen.getByRole("button", { name: "Change password" }).click();
  await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^${fault}`));
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
});
