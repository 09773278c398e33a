import { readFileSync } from "node:fs";
import { headOf, type Switched, withSwitches } from "./switches.ts";

/** A fault that somebody thought up: `new` in the place of `old`, which stands once in `file`; `what` goes wrong then. */
export type Fault = { file: string; kind: "expression" | "statement"; old: string; new: string; what: string };

/** The source with a switch for each of the faults that are thought up for this file. Throws where `old` does not stand once. */
export const withFaults = (all: Fault[], file: string, source: string): Switched => {
  let code = source;
  const switches = all
    .filter((fault) => fault.file === file)
    .map(({ kind, old, new: faulty, what }, index) => {
      if (code.split(old).length !== 2) throw new Error(`${file}: not there once: ${old}`);
      const switched =
        kind === "statement" ? `if(off(${index})){${faulty}}else{${old}}` : `(off(${index})?(${faulty}):(${old}))`;
      code = code.replace(old, () => switched);
      return { line: source.slice(0, source.indexOf(old)).split("\n").length, kind: "thought up", text: what };
    });
  return { code: headOf(file) + code, switches };
};

/** What is looked at: the faults of a list (`….json`), whose files are named then, or all small ones in a folder. */
export const lookedAt = (what: string) => {
  if (!what.endsWith(".json")) {
    const isMeant = (file: string) => file.startsWith(what) && /(?<!\.test|\.d)\.tsx?$/.test(file);
    return { files: null, isMeant, switched: withSwitches };
  }
  const faults: Fault[] = JSON.parse(readFileSync(what, "utf8"));
  const files = new Set(faults.map(({ file }) => file));
  const switched = (file: string, source: string) => withFaults(faults, file, source);
  return { files, isMeant: (file: string) => files.has(file), switched };
};
