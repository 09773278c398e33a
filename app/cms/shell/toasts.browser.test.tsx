import { expect, test, vi } from "vitest";
import { mounted } from "../../../tests/mounted.tsx";
import { showToast } from "./toasts.tsx";

test("a toast that is taken away leaves the one of the same moment", async () => {
  vi.spyOn(performance, "now").mockReturnValue(5);
  const { screen } = await mounted(() => <h1>Screen</h1>);
  const takeAway = showToast("Saving …");
  showToast("Saved");
  takeAway();
  await expect.element(screen.getByText("Saved")).toBeVisible();
});
