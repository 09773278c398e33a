/**
 * When an island wakes: as soon as the browser has nothing else to do, when it comes into sight, when somebody points
 * at it or types, or three and a half seconds after the page has loaded. Pointing and typing wake every kind.
 */
export type WakeTime = "idle" | "visible" | "interaction" | "later";

/** An island as the server rendered it; `props` is the JSON it was rendered from. */
export type RenderedIsland = { name: string; id: string; when: WakeTime; props: string; html: string };

/** By the id of their block. */
export type RenderedIslands = Record<string, RenderedIsland>;
