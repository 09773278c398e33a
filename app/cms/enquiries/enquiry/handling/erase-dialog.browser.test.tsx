import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedEnquiry } from "../../../../../tests/components/opened-enquiry.tsx";

const ONE = { enquiries: 1, notes: 1, replies: 2, attempts: 1 };
const ALL = { enquiries: 3, notes: 0, replies: 1, attempts: 4 };

type Extents = { message: typeof ONE; person: typeof ONE };
const asked = async (extent: Extents) => {
  const { screen, posted } = await openedEnquiry({ loaded: { extent } });
  const opener = screen.getByRole("button", { name: "Erase…" });
  await opener.click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("heading", { name: "Erase for good?" })).toBeVisible();
  return { screen, posted, dialog, opener };
};

test("of one who wrote once the message is all there is to erase, and what goes with it is counted", async () => {
  const { dialog, posted } = await asked({ message: ONE, person: ONE });
  const choice = dialog.getByRole("heading", { level: 3 });
  await expect.element(choice).toHaveTextContent("This message, all that visitor@example.org ever sent");
  const counted = "1 message, 1 note, 2 answers, the record of 1 email. Reference MG-1.";
  await expect.element(dialog.getByText(counted, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Erase it" }).click();
  await expect
    .poll(posted)
    .toEqual([{ method: "POST", path: "/cms/enquiries/e1/erase?state=new", fields: { what: "message" } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("of one who wrote more, all of it is another choice, sent with how many were told", async () => {
  const { dialog, posted } = await asked({ message: ONE, person: ALL });
  await expect.element(dialog.getByRole("heading", { name: "This message alone" })).toBeVisible();
  await expect
    .element(dialog.getByRole("heading", { name: "Everything that visitor@example.org ever sent" }))
    .toBeVisible();
  const counted =
    "3 messages, 0 notes, 1 answer, the record of 4 emails. From this address, in whatever state, spam too.";
  await expect.element(dialog.getByText(counted, { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Erase all 3" }).click();
  await expect.poll(posted).toMatchObject([{ fields: { what: "person", told: "3" } }]);
});

test("the question begins on Cancel; Cancel and Escape erase nothing and give the focus back", async () => {
  const { dialog, opener, posted } = await asked({ message: ONE, person: ALL });
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(posted()).toEqual([]);
});
