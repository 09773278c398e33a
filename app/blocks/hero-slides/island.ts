import type { Island } from "../parts/block-props.ts";
import { HeroSlides } from "./hero-slides.tsx";

export const island: Island<"hero-slides"> = { Look: HeroSlides, wakes: "later" };
