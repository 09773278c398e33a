import type { Platform } from "#platform/platform.ts";
import { causes } from "./causes.server.ts";
import type { Teller, ToldBy } from "./tell.server.ts";

/** What this process alone has told of a cause. `since` in ms since 1970. */
export type Own = { words: string; since: number; told: ToldBy };

/** For while the database can't be read: tells the causes that were found, with their words, and keeps in `own` what was told. */
export const tellAlone = async (
  { clock, log }: Pick<Platform, "clock" | "log">,
  teller: Teller,
  own: Map<string, Own>,
  found: Map<string, string>,
): Promise<void> => {
  for (const [cause, words] of found) {
    const title = causes[cause]?.title ?? cause;
    if (!own.has(cause)) log.error({ cause, words }, `alert: ${title}`);
    const { since, told } = own.get(cause) ?? { since: clock(), told: NOTHING };
    const alert = { title, words, since, endedAt: null };
    const after = teller.isDue(cause, told, alert) ? await teller.tell(cause, told, alert) : told;
    own.set(cause, { words, since, told: after });
  }
};

const NOTHING: ToldBy = { mail: "nothing", webhook: "nothing" };
