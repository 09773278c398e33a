/**
 * Loader data for screens that run on the server alone. React Router encodes every property of loader data for the
 * browser, at a cost like rendering's, though a page without its scripts never reads them: this has none of its own.
 */
export class OnServer<T> {
  readonly #shown: T;

  constructor(shown: T) {
    this.#shown = shown;
  }

  get shown(): T {
    return this.#shown;
  }
}
