import * as z from "zod";
import { toggle } from "../field.ts";

/** What every block has: its type, an id that stays the same while the block is moved and edited, and a way to hide it. */
export const blockBase = <const T extends string>(type: T, label: string) =>
  z.object({
    // The name of the block stands here, since an object that is extended loses its own metadata.
    type: z.literal(type).meta({ label }),
    id: z.string().min(1).max(40),
    hidden: toggle("Hidden on the site", false),
  });
