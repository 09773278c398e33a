import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";
import { page } from "vitest/browser";
import type { Island } from "#app/blocks/parts/block-props.ts";
// Loaded with the test, not in its midst.
import "#app/site/islands/wake.tsx";
import { wakeIslands } from "#app/site/loader/islands.ts";
import type { Block, BlockOf } from "#domain/content/blocks/block.ts";
import type { BlockView } from "#domain/content/published/site-view.ts";

/** A moving block alone in a page, as the server writes it (`render-islands.server.tsx`), planned by the loader of the site. */
export const writtenIsland = <T extends Block["type"]>(island: Island<T>, block: BlockOf<T>, view: BlockView) => {
  const { Look } = island;
  const sent = island.sends(view, view.pictures, block) as BlockView;
  const html = renderToString(<Look block={block} view={island.sendsOf ? view : sent} />, {
    identifierPrefix: block.id,
  });
  const main = document.createElement("main");
  const element = document.createElement("div");
  const props = document.createElement("script");
  props.type = "application/json";
  props.textContent = JSON.stringify({ block: island.sendsOf?.(block) ?? block, view: sent });
  Object.assign(element.dataset, { island: block.type, when: island.wakes });
  element.innerHTML = html.replace(/^(<link rel="preload"[^>]*>)+/, "");
  element.append(props);
  main.append(element);
  document.body.append(main);
  onTestFinished(() => main.remove());
  wakeIslands();
  return { screen: page.elementLocator(main), element, isAwake: () => "awake" in element.dataset };
};
