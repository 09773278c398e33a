import { data } from "react-router";
import { expect, test } from "vitest";
import { type Answers, mounted } from "../../../tests/components/mounted.tsx";
import Invite from "./invite.tsx";

const at = "/cms/staff/invite";

const opened = async (answer: Answers[string]) => {
  const { screen, sent } = await mounted(Invite, { at, answers: { [`POST ${at}`]: answer } });
  const send = screen.getByRole("button", { name: "Send the invitation" });
  const fill = async () => {
    await screen.getByRole("textbox", { name: "Name" }).fill("Bo");
    await screen.getByRole("textbox", { name: "Email" }).fill("bo@example.org");
  };
  return { screen, sent, send, fill };
};

test("the weakest role is offered first, and what was chosen is sent", async () => {
  const { screen, sent, send, fill } = await opened(() => null);
  const role = screen.getByRole("combobox", { name: "Role" });
  await expect.element(role).toHaveValue("editor");
  expect([...(role.element() as HTMLSelectElement).options].map(({ value }) => value)).toEqual([
    "editor",
    "marketing",
    "admin",
  ]);
  await send.click();
  expect(sent).toEqual([]);
  await fill();
  await role.selectOptions("Admin: everything, staff and settings too");
  await send.click();
  const fields = { name: "Bo", email: "bo@example.org", role: "admin" };
  await expect.poll(() => sent).toMatchObject([{ path: at, fields }]);
  await expect.element(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", "/cms/staff");
});

test.each([
  ["email", "Email", "This address has an account already"],
  ["name", "Name", "A name has 1 to 60 characters"],
])("what is wrong about the %s stands at its field, and what was typed stays", async (field, label, fault) => {
  const typed = { name: "Bo", email: "bo@example.org", role: "editor" };
  const { screen, send, fill } = await opened(() => data({ typed, errors: { [field]: fault } }, { status: 422 }));
  await fill();
  await send.click();
  await expect.element(screen.getByRole("textbox", { name: label })).toHaveAccessibleDescription(fault);
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
  await expect.element(screen.getByRole("textbox", { name: "Email" })).toHaveValue("bo@example.org");
});

test("where no mail could be sent, the link stands there to be handed over, in place of the form", async () => {
  const link = "https://example.com/cmslogin/password?key=k1";
  const { screen, send, fill } = await opened(() => ({
    handOver: { outcome: "not-mailed", email: "bo@example.org", link },
  }));
  await fill();
  await send.click();
  await expect.element(screen.getByText(/^The account of bo@example\.org is there/)).toBeVisible();
  await expect.element(screen.getByLabelText(/^Copy it now/)).toHaveValue(link);
  expect(send.query()).toBeNull();
  await expect.element(screen.getByRole("link", { name: "Back to staff" })).toHaveAttribute("href", "/cms/staff");
});
