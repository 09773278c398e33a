import { expect, test } from "vitest";
import { blankDocument } from "#domain/content/form/document-form.ts";
import { mounted } from "../../../tests/components/mounted.tsx";
import { FormStoreContext, openFormStore } from "../fields/state/form-store.ts";
import { drawings } from "../parts/icon/icon-drawings.ts";
import { ColorsPreview } from "./colors-preview.tsx";

const STYLE =
  ":root { --accent: var(--mangrove); --paper: #fff; --white: #fff; --action: var(--coral); --on-action: #000 }";

test("the home page takes the colors as they are chosen, and what can't be read in them is marked", async () => {
  const store = openFormStore("settings", blankDocument("settings", "2026-11-20"));
  const choose = (accent: string, action: string) =>
    store.draft.set({ ...store.draft.get(), colours: { accent, action } });
  const { screen } = await mounted(() => (
    <FormStoreContext value={store}>
      <ColorsPreview />
    </FormStoreContext>
  ));
  const page = () =>
    (screen.getByTitle("The home page in these colors").element() as HTMLIFrameElement).contentDocument;
  const said = () =>
    screen
      .getByRole("listitem")
      .elements()
      .map((line) => `${line.textContent}${line.className && " !"}`);
  await expect.poll(() => said().every((line) => line.includes(":1"))).toBe(true);
  expect(said()).toHaveLength(3);
  page()?.head.append(Object.assign(document.createElement("style"), { textContent: STYLE }));
  choose("#000000", "#ffffff");
  await expect
    .poll(said)
    .toEqual(["Links on paper 21.0:1", "White on the main color 21.0:1", "Words on buttons 21.0:1"]);
  choose("#777777", "#000000");
  await expect
    .poll(said)
    .toEqual(["Links on paper 4.5:1 !", "White on the main color 4.5:1 !", "Words on buttons 1.0:1 !"]);
  const icons = () => [...screen.container.querySelectorAll("li path")].map((path) => path.getAttribute("d"));
  expect(icons()).toEqual(Array(3).fill(drawings.warn));
  choose("#77", "#ffffff");
  await new Promise(requestAnimationFrame);
  expect(page()?.documentElement.style.getPropertyValue("--mangrove")).toBe("#777777");
  choose("#595959", "#ffffff");
  await expect.poll(said).toEqual(["Links on paper 7.0:1", "White on the main color 7.0:1", "Words on buttons 21.0:1"]);
  expect(icons()).toEqual(Array(3).fill(drawings.check));
  expect(page()?.documentElement.style.getPropertyValue("--mangrove")).toBe("#595959");
  expect(page()?.querySelectorAll("i")).toHaveLength(0);
});
