/** A fault of what the product stands on, in words for whoever runs it. */
export class Fault extends Error {
  override name = "Fault";
  readonly code: string;
  constructor(words: string, options?: { cause?: unknown }) {
    super(words, options);
    this.code = codeOf(options?.cause);
  }
}

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null | undefined)?.code ?? "");
