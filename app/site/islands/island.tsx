import type { RenderedIsland } from "./rendered-islands.ts";

/** A part of a page that moves: complete HTML at once, hydrated by the loader at its time. */
export const Island = ({ name, id, when, props, html }: RenderedIsland) => (
  <div
    data-island={name}
    data-island-id={id}
    data-when={when}
    data-props={props}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on this server from the same component
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
