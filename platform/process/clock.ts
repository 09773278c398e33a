export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export const systemElapsed = (): number => performance.now();
