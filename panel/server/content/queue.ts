/** One after another: what is given later begins when all before it has ended, well or not. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#last.then(act, act);
    this.#last = next.catch(() => undefined);
    return next;
  }
}
