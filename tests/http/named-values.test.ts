import { expect, test } from "vitest";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system } from "#domain/staff/system.ts";
import { documentRow, editDocument } from "../edit.ts";
import { openApp } from "./app.ts";

const NAMES = "{humanCheck} {map} {otherServers} {scripts}";
const SAID = "The map on the contact page is our own drawing.";

test("what follows from how this installation is set up is said wherever a text names it: cards, lists, feeds, heads, the footer", async () => {
  await using app = await openApp();
  const change = async (id: string, changes: (data: { [group: string]: object }) => object) => {
    await editDocument(app.platform, id, (data) => ({ ...data, ...changes(data as { [group: string]: object }) }));
    expect(await publish(app.platform, system, id)).toMatchObject({ outcome: "published" });
  };
  await change("post-flat-fee", () => ({ summary: NAMES }));
  await change("project-healthcare", () => ({ summary: NAMES }));
  await change("service-cloud", ({ card }) => ({ card: { ...card, text: NAMES } }));
  await change("seo", () => ({ description: NAMES }));
  await change("settings", ({ company }) => ({ company: { ...company, blurb: NAMES } }));
  const { path: post } = await documentRow(app.platform, "post-flat-fee");
  const unfilled: string[] = [];
  for (const address of [
    "/",
    "/services",
    "/portfolio",
    "/blog",
    `${post}`,
    "/blog/tag/contracts",
    "/blog/rss.xml",
    "/blog/tag/contracts/rss.xml",
    "/llms.txt",
    "/site.webmanifest",
    "/search?q=drawing",
    "/no-such-page",
  ]) {
    const text = await (await app.fetch(address)).text();
    const named = [...text.matchAll(/.{0,30}\{(?:humanCheck|map|otherServers|scripts)\}/g)];
    unfilled.push(...named.map(([words]) => `${address}: ${words}`));
    expect(text.includes(SAID), address).toBe(true);
  }
  expect(unfilled).toEqual([]);
});
