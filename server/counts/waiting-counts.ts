import type { Count } from './count.ts';
import { OTHER_SOURCES, Sums } from './count.ts';

/** Maximum distinct counts kept in memory while the store is unavailable; enough for some weeks. */
const MAX_ITEMS = 20_000;

export class WaitingCounts {
  readonly #sums = new Sums();
  readonly #most: number;
  #hits = 0;
  #lost = 0;

  constructor(most = MAX_ITEMS) {
    this.#most = most;
  }

  get hits(): number {
    return this.#hits;
  }

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

  /** Empties the buffer and returns its counts; add them again when the write fails. */
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
