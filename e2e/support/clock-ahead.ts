/** Preloaded into a server to set its clock five days ahead, like on a machine with a wrong clock. */
const AHEAD_MS = 5 * 24 * 60 * 60_000;
const TrueDate = Date;

globalThis.Date = class extends TrueDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(TrueDate.now() + AHEAD_MS);
    else super(...given);
  }
  static override now(): number {
    return TrueDate.now() + AHEAD_MS;
  }
} as DateConstructor;
