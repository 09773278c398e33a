/**
 * Loader data without enumerable properties. React Router would serialize them for the browser, which costs as much as
 * rendering and is never read, since public pages do not hydrate.
 */
export class OnServer<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }
}
