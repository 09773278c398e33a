import { HeroSlides } from "#app/blocks/hero-slides/hero-slides.tsx";

export const Island = HeroSlides;
