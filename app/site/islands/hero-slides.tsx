import { HeroSlides } from "#app/blocks/hero-slides.tsx";

export const Island = HeroSlides;
