import type { Island } from "../parts/block-props.ts";
import { Look } from "./look.tsx";

export const island: Island<"hero-slides"> = { Look, wakes: "later" };
