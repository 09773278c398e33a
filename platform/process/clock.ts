export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Milliseconds since this process began, whatever becomes of the clock. */
export const systemElapsed = (): number => performance.now();
