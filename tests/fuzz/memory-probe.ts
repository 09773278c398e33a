import { setTimeout as wait } from "node:timers/promises";

// Loaded before a process (node --import, with --expose-gc): at SIGUSR2 it tells what is left after the garbage is gone.
process.on("SIGUSR2", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await wait(50); // what is told about collected objects is told in a later turn, and lets go of more
  }
  process.stdout.write(`${JSON.stringify({ memory: process.memoryUsage() })}\n`);
});
