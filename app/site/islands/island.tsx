/** A moving block as the server rendered it; `props` is the JSON it was rendered from. */
export type RenderedIsland = { name: string; id: string; wakes: string; props: string; html: string };

/** By the id of their block. */
export type RenderedIslands = Record<string, RenderedIsland>;

/** A part of a page that moves: complete HTML at once, hydrated by the loader at its time. */
export const Island = ({ name, id, wakes, props, html }: RenderedIsland) => (
  <div
    data-island={name}
    data-island-id={id}
    data-when={wakes}
    data-props={props}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on this server from the same component
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
