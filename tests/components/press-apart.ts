import { userEvent } from "vitest/browser";

/** What was lifted hears keys from a timer on, which went before this one, and is measured in the next frame. */
const nextFrames = () =>
  new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Presses keys as people do, frames apart: of `userEvent.keyboard` each, such as "{ArrowDown}". */
export const pressApart = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await userEvent.keyboard(key);
    await nextFrames();
  }
};
