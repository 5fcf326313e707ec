/** LRU cache: the least recently used value is evicted at the limit. */
export class Recent<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(name: string): Value | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  drop(name: string, value: Value): void {
    if (this.#values.get(name) === value) this.#values.delete(name);
  }

  set(name: string, value: Value): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#limit) return;
      this.#values.delete(oldest);
    }
  }
}
