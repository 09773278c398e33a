import type { RouterContextProvider } from "react-router";
import { platformContext, visitContext } from "#app/context.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { shownAt } from "#domain/content/published/shown-at.server.ts";

/** Where visitors see it (null: on no page yet), and whether the page was opened as a visitor would and answered. */
export type Seen = { address: string | null; seen: boolean };

/** Opens what was just published through the front door, to be sure that it is there. */
export const seeLive = async (
  context: Readonly<RouterContextProvider>,
  type: DocumentType,
  path: string | null,
): Promise<Seen> => {
  const address = await shownAt(context.get(platformContext).database, type, path);
  if (address === null) return { address, seen: false };
  const response = await context.get(visitContext)(address);
  await response.arrayBuffer();
  return { address, seen: response.status === 200 };
};
