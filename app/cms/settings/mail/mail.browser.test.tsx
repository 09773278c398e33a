import { expect, test } from "vitest";
import type { Finding } from "#domain/enquiries/mail/mail-findings.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import Mail, { type loader } from "./mail.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/settings/mail";
const EXAMINATION = "/cms/settings/mail/examination";
const SET: Loaded = { from: "site@example.org", to: "office@example.org", missing: [], mailboxUrl: null };

const opened = async (more: Partial<Loaded>, examination: () => unknown = () => []) => {
  const answers = { [`GET ${at}`]: () => ({ ...SET, ...more }), [`GET ${EXAMINATION}`]: examination };
  const mail = await mounted(Mail, { at, answers });
  await expect.element(mail.screen.getByRole("heading", { level: 1 })).toBeVisible();
  const facts = () => [...mail.screen.container.querySelectorAll("dd")].map((fact) => fact.textContent);
  const asked = () => mail.sent.filter(({ path }) => path === EXAMINATION).length;
  return { ...mail, facts, asked };
};

test("the addresses are told, and what is not set on the server", async () => {
  const set = await opened({});
  expect(set.facts()).toEqual([
    "site@example.org",
    "office@example.org",
    "Change them there, in EMAIL_FROM and EMAIL_TO.",
  ]);
  await set.screen.unmount();
  const unset = await opened({ from: "", to: "", missing: ["EMAIL_FROM", "EMAIL_TO"] });
  expect(unset.facts()).toEqual(["Not set (EMAIL_FROM)", "Not set (EMAIL_TO)", "Missing: EMAIL_FROM, EMAIL_TO"]);
  await unset.screen.unmount();
  const one = await opened({ to: "", missing: ["EMAIL_TO"] });
  expect(one.facts()).toEqual(["site@example.org", "Not set (EMAIL_TO)", "Missing: EMAIL_TO"]);
  await one.screen.unmount();
  const { screen, facts } = await opened({ mailboxUrl: "http://127.0.0.1:8025/" });
  expect(facts()).toHaveLength(4);
  const box = expect.element(screen.getByRole("link", { name: "http://127.0.0.1:8025/" }));
  await box.toHaveAttribute("href", "http://127.0.0.1:8025/");
});

test("the email service is asked once by itself, and once more by a button, which waits for the answer", async () => {
  const turns = [Promise.withResolvers<Finding[]>(), Promise.withResolvers<Finding[]>()];
  let turn = 0;
  const { screen, asked } = await opened({}, () => turns[turn++]?.promise);
  const again = screen.getByRole("button", { name: "Ask again" });
  const panel = screen.getByRole("region", { name: "What the email service says" });
  await expect.element(screen.getByText(/^Asking the email service/)).toBeVisible();
  await expect.element(again).toBeDisabled();
  await expect.element(panel).toHaveAttribute("aria-busy", "true");
  const states = (["good", "bad", "note", "unknown"] as const).map((state) => ({
    name: state,
    state,
    what: `It is ${state}.`,
    todo: "",
  }));
  turns[0]?.resolve([...states, { name: "Limit", state: "bad", what: "It is low.", todo: "Ask for more." }]);
  await expect.element(again).toBeEnabled();
  await expect.element(panel).toHaveAttribute("aria-busy", "false");
  expect(screen.getByText(/^Asking the email service/).query()).toBeNull();
  const findings = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map((finding) => finding.textContent);
  expect(findings()).toEqual([
    "good: GoodIt is good.",
    "bad: Needs workIt is bad.",
    "note: Worth knowingIt is note.",
    "unknown: Not toldIt is unknown.",
    "Limit: Needs workIt is low.Ask for more.",
  ]);
  expect(asked()).toBe(1);
  await again.click();
  await expect.poll(asked).toBe(2);
  await expect.element(again).toBeDisabled();
  turns[1]?.resolve(states.slice(0, 1));
  await expect.poll(findings).toEqual(["good: GoodIt is good."]);
});

test("a test mail is sent by its button", async () => {
  const { screen, sent } = await opened({});
  await screen.getByRole("button", { name: "Send a test email" }).click();
  await expect
    .poll(() => sent.filter(({ method }) => method === "POST"))
    .toMatchObject([{ path: "/cms/settings/mail/test" }]);
});
