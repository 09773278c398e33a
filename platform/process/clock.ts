/** Tells the time in milliseconds since 1970. Handed in, so that a test can move it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Milliseconds since this process began, which no change of the clock moves. */
export const systemElapsed = (): number => performance.now();
