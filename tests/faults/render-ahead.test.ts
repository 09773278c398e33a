import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { publishChange } from "../edit.ts";
import { freshFolder, startSite } from "./process.ts";

const DEBUG = 20;

test("after a publish the pages that readers asked for are rendered before they ask again, those that are gone not", async () => {
  const settings = { DATA_DIR: freshFolder(), DATABASE_URL: "", LOG_LEVEL: "debug" };
  const site = await startSite(settings);
  await site.ready();
  const paths = ["/about", "/services/cloud", "/services/data"];
  for (const path of paths) expect((await fetch(site.url + path)).status).toBe(200);
  const database = await openDatabase(settings, () => {});
  onTestFinished(() => database.destroy());
  await database.updateTable("document").set({ deleted_at: 1 }).where("id", "=", "service-data").execute();
  await publishChange(database, "service-cloud", { title: "Clouds over Biscayne Bay" });

  const ahead = () => site.logged.filter(({ level, path }) => level === DEBUG && paths.includes(String(path)));
  const told = [
    { path: "/services/cloud", status: 200 },
    { path: "/about", status: 200 },
  ];
  await vi.waitFor(() => expect(ahead()).toMatchObject(told), { timeout: 30_000, interval: 20 });
  expect(await (await fetch(`${site.url}/services/cloud`)).text()).toContain("Clouds over Biscayne Bay");
  expect(ahead()).toHaveLength(2);
});
