import { Form, useFetcher } from "react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { DraftButton, PostButton, SendButton, SendOrCancel } from "./buttons.tsx";

/** An answer that comes when it is let go. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  return { answer: () => promise, letGo: () => resolve(null) };
};

const Saving = () => (
  <>
    <Form method="post" action="/cms/save">
      <input name="title" aria-label="Title" />
      <SendOrCancel back="/cms/pages" busy="Saving…">
        Save
      </SendOrCancel>
    </Form>
    <Form method="post" action="/cms/post">
      <input name="text" aria-label="Text" />
      <SendButton kind="danger">Publish</SendButton>
      <DraftButton />
    </Form>
  </>
);

test("a form that is on its way says so at its own button, and takes no second press", async () => {
  const { answer, letGo } = held();
  const { screen, sent } = await mounted(Saving, { at: "/cms/here", answers: { "POST /cms/save": answer } });
  await screen.getByLabelText("Title").fill("Backups");
  await userEvent.keyboard("{Enter}");
  const button = screen.getByRole("button", { name: "Saving…" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(screen.getByRole("button", { name: "Publish" })).not.toHaveAttribute("aria-disabled");
  (button.element() as HTMLElement).click();
  (button.element() as HTMLElement).click();
  letGo();
  await expect.element(button).not.toBeInTheDocument();
  expect(sent).toEqual([{ method: "POST", path: "/cms/save", fields: { title: "Backups" } }]);
});

test("half-written text is sent as a draft by its button alone; Cancel leads back and sends nothing", async () => {
  for (const [name, more] of [
    ["Publish", {}],
    ["Save draft", { draft: "yes" }],
  ] as const) {
    const { screen, sent } = await mounted(Saving);
    await screen.getByLabelText("Text").fill("Half");
    await screen.getByRole("button", { name }).click();
    await expect.poll(() => sent).toEqual([{ method: "POST", path: "/cms/post", fields: { text: "Half", ...more } }]);
    await screen.unmount();
  }
  const { screen, sent, where } = await mounted(Saving);
  await screen.getByLabelText("Text").fill("Half");
  await screen.getByRole("link", { name: "Cancel" }).click();
  await expect.poll(where).toBe("/cms/pages");
  expect(sent).toEqual([]);
});

const Rows = () => {
  const fetcher = useFetcher();
  return (
    <>
      <PostButton name="Retry" about="the mail to Ada" action="/cms/retry" fields={{ id: "m1" }} />
      <PostButton name="Hide" action="/cms/hide" fields={{ id: "m1" }} fetcher={fetcher} />
    </>
  );
};

test.each([
  ["Retry the mail to Ada", "/cms/retry", "/cms/retry"],
  ["Hide", "/cms/hide", "/cms/here"],
])("the button %s waits for its answer alone, and keeps the focus", async (name, path, after) => {
  const { answer, letGo } = held();
  const { screen, sent, where } = await mounted(Rows, { answers: { [`POST ${path}`]: answer } });
  const button = screen.getByRole("button", { name, exact: true });
  const other = screen.getByRole("button").filter({ hasNotText: name.slice(0, 4) });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveFocus();
  await expect.element(other).not.toHaveAttribute("aria-disabled");
  await userEvent.keyboard("{Enter}");
  letGo();
  await expect.poll(where).toBe(after);
  expect(sent).toEqual([{ method: "POST", path, fields: { id: "m1" } }]);
});
