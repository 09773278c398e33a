import { redirect } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";

const page = (html: string, status: number) => () => new Response(html, { status });
const noLine = () => {
  throw new TypeError("no connection");
};

/** An editor whose session ended before what was written was saved. */
const signedOut = async () => {
  const server = { draft: () => Response.json({}, { status: 401 }) as unknown, login: noLine as () => unknown };
  const editor = await openedEditor({
    answers: {
      "POST /cms/edit/service-1/draft": () => server.draft(),
      "POST /cmslogin": () => server.login(),
      "POST /cmslogin/code": () => server.login(),
    },
  });
  const { screen } = editor;
  await screen.getByRole("textbox", { name: "Title", exact: true }).fill("Backups");
  await userEvent.keyboard("{Control>}s{/Control}");
  const dialog = screen.getByRole("dialog", { name: "Your session has ended" });
  await expect.element(dialog).toBeVisible();
  return { ...editor, dialog, server, login: dialog.getByRole("button", { name: "Login" }) };
};

test("after a session ended, who signs in again by password and code has saved what was written", async () => {
  const { screen, dialog, login, server, sent, saves } = await signedOut();
  await expect.element(screen.getByText("Not saved: signed out")).toBeInTheDocument();
  expect(document.querySelector(".saving.is-bad")?.textContent).toBe("Not saved: signed out");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog.getByRole("textbox", { name: "Email" })).toHaveValue("ada@example.org");
  await expect.element(dialog.getByLabelText("Password")).toHaveFocus();
  await dialog.getByLabelText("Password").fill("a long password");
  server.login = () => redirect("/cmslogin/code");
  await login.click();
  await expect.element(dialog.getByRole("textbox", { name: "Code" })).toHaveFocus();
  await dialog.getByRole("textbox", { name: "Code" }).fill("123456");
  server.login = () => redirect("/cms/account");
  server.draft = () => ({ revision: "r2", number: 2, at: 0 });
  const before = saves().length;
  await login.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => saves().length).toBe(before + 1);
  expect(saves().at(-1)).toMatchObject({ title: "Backups" });
  expect(sent.filter(({ path }) => path.startsWith("/cmslogin"))).toMatchObject([
    { path: "/cmslogin", fields: { email: "ada@example.org", password: "a long password", next: "/cms/account" } },
    { path: "/cmslogin/code", fields: { code: "123456", next: "/cms/account" } },
  ]);
});

test("a connection that is back leaves the dialog alone, and what was typed in it", async () => {
  const { dialog, saves } = await signedOut();
  await dialog.getByLabelText("Password").fill("a long pass");
  const before = saves().length;
  window.dispatchEvent(new Event("online"));
  await new Promise(requestAnimationFrame);
  await expect.element(dialog.getByLabelText("Password")).toHaveValue("a long pass");
  expect(saves()).toHaveLength(before);
});

test("what the login refuses is said in the dialog, a code that came too late at the first step", async () => {
  const { dialog, login, server, saves } = await signedOut();
  const alert = dialog.getByRole("alert");
  await dialog.getByLabelText("Password").fill("wrong");
  await login.click();
  await expect.element(alert).toHaveTextContent("An error occurred during login");
  server.login = page("<p role=alert> That is not it </p>", 401);
  await login.click();
  await expect.element(alert).toHaveTextContent("That is not it");
  await expect.element(login).toHaveFocus();
  server.login = page("<p>Nothing said</p>", 500);
  await login.click();
  await expect.element(alert).toHaveTextContent("An error occurred during login");
  server.login = () => redirect("/cmslogin/code");
  await login.click();
  const code = dialog.getByRole("textbox", { name: "Code" });
  await code.fill("1");
  await expect.element(alert).not.toBeInTheDocument();
  server.login = page("<p role=alert>No such code</p>", 401);
  await login.click();
  await expect.element(alert).toHaveTextContent("No such code");
  await expect.element(code).toBeVisible();
  server.login = noLine;
  await login.click();
  await expect.element(alert).toHaveTextContent("An error occurred during login");
  await expect.element(code).toHaveValue("1"); // no step is lost with the connection
  server.login = () => redirect("/cmslogin");
  await login.click();
  await expect.element(dialog.getByLabelText("Password")).toBeVisible();
  expect(new Set(saves().map(({ title }) => title))).toEqual(new Set(["Backups"]));
});
