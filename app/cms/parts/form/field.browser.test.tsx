import { useState } from "react";
import { expect, test } from "vitest";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { Button } from "../button.tsx";
import { usePasskeySupport, whyNoPasskeys } from "../passkeys.ts";
import { Choice, Field, Suggestions } from "./field.tsx";
import { LetterCount } from "./field-box.tsx";
import { MomentFields } from "./moment-fields.tsx";
import { useKeptText } from "./use-kept-text.ts";

test("a field says its error, then its help, to those who listen; one without either says nothing", async () => {
  const { screen } = await mounted(() => (
    <>
      <Field label="From" help="Begins with /" error="Is taken" note={<LetterCount text="abcd" max={3} />} />
      <Field label="To" help="Begins with /" />
      <Field label="Note" id="note" list="pages" />
      <Suggestions id="pages" pages={[{ path: "/about", title: "About" }]} />
      <Choice label="Status" options={[["301", "For good"]]} />
    </>
  ));
  const field = (name: string) => screen.getByLabelText(name);
  await expect.element(field("From")).toHaveAccessibleDescription("Is taken Begins with /");
  await expect.element(field("From")).toBeInvalid();
  await expect.element(field("To")).toHaveAccessibleDescription("Begins with /");
  await expect.element(field("To")).not.toHaveAttribute("aria-invalid");
  await expect.element(field("Note")).not.toHaveAttribute("aria-describedby");
  await expect.element(field("Note")).toHaveAttribute("id", "note");
  await expect.element(screen.getByText("4 of 3")).toHaveClass("is-over");
  await expect.element(field("Status")).toHaveDisplayValue("For good");
  const offered = document.querySelector<HTMLOptionElement>("#pages option");
  expect([offered?.value, offered?.textContent]).toEqual(["/about", "About"]);
});

test("a moment begins at the next morning, and no day before today is offered; its error stands at the time", async () => {
  const friday = Date.parse("2026-11-20T18:00:00Z");
  const { screen } = await mounted(() => <MomentFields now={friday} error="Is over" />);
  await expect.element(screen.getByLabelText("Day")).toHaveValue("2026-11-23");
  await expect.element(screen.getByLabelText("Day")).toHaveAttribute("min", "2026-11-20");
  await expect.element(screen.getByLabelText(/^Time in/)).toHaveValue("09:00");
  await expect.element(screen.getByLabelText(/^Time in/)).toHaveAccessibleDescription("Is over");
});

test("what was typed is there again on the way back, each at its own place, until it is sent", async () => {
  sessionStorage.clear();
  const Note = ({ id }: { id: string }) => {
    const { text, setText, box } = useKeptText(`note-${id}`);
    return (
      <>
        <textarea ref={box} aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
        <Button name="Sent" onClick={() => setText("")} />
      </>
    );
  };
  const Notes = () => {
    const [id, setId] = useState("1");
    return (
      <>
        <Note id={id} />
        {["1", "2"].map((one) => (
          <Button key={one} name={`To ${one}`} onClick={() => setId(one)} />
        ))}
      </>
    );
  };
  const open = async () => {
    const { screen } = await mounted(Notes);
    const press = (name: string) => screen.getByRole("button", { name }).click();
    return { screen, press, note: screen.getByLabelText("Note") };
  };
  const first = await open();
  await first.note.fill("Call back");
  await first.press("To 2");
  await expect.element(first.note).toHaveValue("");
  await first.press("To 1");
  await expect.element(first.note).toHaveValue("Call back");
  await first.screen.unmount();
  const again = await open();
  await expect.element(again.note).toHaveValue("Call back");
  await again.press("Sent");
  await again.screen.unmount();
  await expect.element((await open()).note).toHaveValue("");
});

test.each([
  [null, "A passkey belongs to a domain, and this site is reached by an IP address."],
  ["example.org", "A passkey belongs to example.org, and this page was opened under another name."],
  [location.hostname, "Passkeys work"],
])("where passkeys belong to %s, staff read why they can't be used here, or can use them", async (host, words) => {
  const { screen } = await mounted(() => <p>{whyNoPasskeys(usePasskeySupport(host), host) ?? "Passkeys work"}</p>);
  await expect.element(screen.getByText(words)).toBeVisible();
});
