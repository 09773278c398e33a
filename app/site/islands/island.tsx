/** `props` is the JSON that the block was rendered from. */
export type RenderedIsland = { name: string; id: string; wakes: string; props: string; html: string };

/** By the id of their block. */
export type RenderedIslands = Record<string, RenderedIsland>;

/** Complete HTML, hydrated by the loader when `data-when` says. */
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
