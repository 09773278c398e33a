import type { Island } from "../parts/block-props.ts";
import { Testimonials } from "./testimonials.tsx";

export const island: Island<"testimonials"> = { Look: Testimonials, wakes: "visible" };
