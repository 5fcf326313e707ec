export type Cancel = () => void;

/** Injectable time source in milliseconds, replaceable in tests. */
export type Clock = {
  now(): number;
  after(ms: number, run: () => void): Cancel;
};

/** Reads the globals at each call, so that tests can replace them later. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
