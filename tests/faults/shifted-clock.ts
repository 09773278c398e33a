import { readFileSync } from "node:fs";

// Loaded before a process (node --import): its clock goes as many milliseconds ahead as the file CLOCK_FILE says.
const LOOK_MS = 20;
const real = Date;
let ahead = 0;

const look = () => {
  ahead = Number(readFileSync(process.env.CLOCK_FILE ?? "", "utf8"));
};
look();
setInterval(look, LOOK_MS).unref();

const now = () => real.now() + ahead;
globalThis.Date = new Proxy(real, {
  construct: (target, given, asked) =>
    given.length === 0 ? new target(now()) : Reflect.construct(target, given, asked === Date ? target : asked),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
