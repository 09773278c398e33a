import { whenIdle } from "./idle.ts";

/** What `styles/below.css` leaves for later, from the top down. */
const parts = () => [...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 3), .footer")];

/** Lays out the page below the first screen, a part at a time, so that no single step keeps the visitor waiting; then says so. */
export const layOutRest = (rest = parts()) => {
  const [next, ...others] = rest;
  const { dataset } = document.documentElement;
  if (!next) dataset.laidOut = "";
  if (!next || "whole" in dataset) return;
  whenIdle(() => {
    next.style.contentVisibility = "visible";
    layOutRest(others);
  });
};

/** Lays out all of it now: whoever goes to a place in the page should arrive there. */
export const layOutWhole = () => {
  document.documentElement.dataset.whole = "";
};
