import { Link, useLocation } from "react-router";
import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import { NewScreen } from "./new-screen.tsx";

/** A screen of each address, below one shell; `told` once the focus is where it stays. */
const shell = async () => {
  const { screen } = await mounted(
    () => {
      const { search } = useLocation();
      const language = new URLSearchParams(search).get("language") ?? "";
      return (
        <>
          <NewScreen />
          <nav>
            <Link to="?language=es">Español</Link>
            <Link to="?language=es&page=2">Page 2</Link>
            <Link to="?language=fr#part">Part</Link>
            <input aria-label="Search" />
            <Link to="?language=de" aria-label="Typed" />
          </nav>
          <main id="main">
            <title>{`Pages ${language}`}</title>
            <h1>{`Pages ${language}`}</h1>
            <Link to="?language=it">Line</Link>
          </main>
        </>
      );
    },
    { at: "/cms/pages" },
  );
  return { screen, told: screen.getByRole("status").and(screen.getByText(/^Pages/)) };
};

test("a new screen is told by its name, and the keys go on at its title; another page of a list moves nothing", async () => {
  const { screen, told } = await shell();
  const title = screen.getByRole("heading");
  await expect.element(title).not.toHaveFocus();
  await expect.element(told).not.toBeInTheDocument();
  const link = (name: string) => screen.getByRole("link", { name });
  await link("Español").click();
  await expect.element(title).toHaveFocus();
  await expect.element(told).toHaveTextContent("Pages es");
  await link("Page 2").click();
  await expect.element(link("Page 2")).toHaveFocus();
});

test("the keys stay where one types, at a line that is still there, and where the address names a place", async () => {
  const { screen, told } = await shell();
  const link = (name: string) => screen.getByRole("link", { name });
  await link("Line").click();
  await expect.element(told).toHaveTextContent("Pages it");
  await expect.element(link("Line")).toHaveFocus();
  await link("Part").click();
  await expect.element(told).toHaveTextContent("Pages fr");
  await expect.element(link("Part")).toHaveFocus();
  const field = screen.getByLabelText("Search");
  await field.click();
  (link("Typed").element() as HTMLElement).click();
  await expect.element(told).toHaveTextContent("Pages de");
  await expect.element(field).toHaveFocus();
});
