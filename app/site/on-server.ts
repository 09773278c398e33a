/** React Router would serialize enumerable properties for the browser, which no public page reads. */
export class OnServer<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }
}
