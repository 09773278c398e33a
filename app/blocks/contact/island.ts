import type { Island } from "../parts/block-props.ts";
import { ContactBlock } from "./contact-block.tsx";

export const island: Island<"contact"> = { Look: ContactBlock, wakes: "idle", settings: true };
