import type { Language } from "../languages.ts";
import type { en } from "./en.ts";
import type { Plural } from "./fill.ts";

/** English with any text in place of its own; what comes in several forms has those of its language. */
type Widened<T> = T extends string
  ? string
  : T extends { other: string }
    ? Plural
    : { readonly [K in keyof T]: Widened<T[K]> };

/** The words of one language: texts alone, so that a part of them can be sent as JSON. */
export type Words = Widened<typeof en>;

/** In which language something is said, and its words. */
export type Wording = { language: Language; words: Words };
