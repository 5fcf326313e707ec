import type { Count } from './count.ts';
import { OTHER_SOURCES, Sums } from './count.ts';

/** Different counts that memory keeps while the store does not take them: some weeks' worth. */
const MOST = 20_000;

/** What has been counted and is not written yet; bounded, for the store may be away for long. */
export class WaitingCounts {
  readonly #sums = new Sums();
  readonly #most: number;
  #hits = 0;
  #lost = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  get hits(): number {
    return this.#hits;
  }

  /** Hits that there was no room for. */
  get lost(): number {
    return this.#lost;
  }

  add(count: Count): void {
    const kept = this.#hasRoomFor(count) || count.source === '' ? count : { ...count, source: OTHER_SOURCES };
    if (this.#hasRoomFor(kept)) {
      this.#sums.add(kept);
      this.#hits += kept.count;
    } else this.#lost += kept.count;
  }

  /** All of it, to be written, or added again when that failed. */
  take(): Count[] {
    const counts = this.#sums.sorted();
    this.#sums.clear();
    this.#hits = 0;
    return counts;
  }

  #hasRoomFor(count: Count): boolean {
    return this.#sums.size < this.#most || this.#sums.has(count);
  }
}
