import { createRoutesStub, data, Form } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import ScreenBoundary, { ErrorBoundary } from "../screen-boundary.tsx";
import { NewScreen } from "./new-screen.tsx";

/** The page of a screen whose loader throws `fault`. */
const failed = (fault: unknown) => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => logged.mockRestore());
  const loader = () => {
    throw fault;
  };
  const screen = { path: "cms/pages", Component: () => null, loader, HydrateFallback: () => null };
  const boundary = { path: "/", Component: ScreenBoundary, ErrorBoundary, children: [screen] };
  const Stub = createRoutesStub([{ ...boundary, HydrateFallback: () => null }]);
  return render(<Stub initialEntries={["/cms/pages?q=a&page=2"]} />);
};

test.each([
  [401, null, "Your session has ended", "Sign in again to go on where you were."],
  [403, null, "Not for your role", "An admin can do this, or change your role under Staff."],
  [404, null, "Nothing here", "It was moved, erased, or the address is mistyped."],
  [400, "No such day", "This could not be read", "No such day"],
  [503, null, "Unexpected Application Error!", "Try again in a moment."],
] as const)("a screen that answers %i says what that means, and a way on", async (status, body, title, text) => {
  const screen = await failed(data(body, { status }));
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.poll(() => document.title).toBe(title);
  const [name, to] =
    status === 401
      ? ["Sign in again", `/cmslogin?next=${encodeURIComponent("/cms/pages?q=a&page=2")}`]
      : ["To the dashboard", "/cms/dashboard"];
  await expect.element(screen.getByRole("link")).toHaveAttribute("href", to);
  await expect.element(screen.getByRole("link")).toHaveTextContent(name);
});

test("a screen that breaks says how", async () => {
  const screen = await failed(new Error("The list is broken"));
  await expect.element(screen.getByText("The list is broken")).toBeVisible();
});

test("where it takes the place of a screen the keys go on at its title, since the button that was pressed is gone", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => logged.mockRestore());
  const Screen = () => (
    <Form method="post">
      <button type="submit">Empty the trash</button>
    </Form>
  );
  const action = () => Promise.reject(new Error("No answer"));
  const Shell = () => (
    <>
      <ScreenBoundary />
      <NewScreen />
    </>
  );
  const trash = { path: "trash", Component: Screen, action, ErrorBoundary };
  const Stub = createRoutesStub([{ path: "/", Component: Shell, children: [trash] }]);
  const screen = await render(<Stub initialEntries={["/trash"]} />);
  await screen.getByRole("button", { name: "Empty the trash" }).click();
  await expect.element(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveFocus();
});
