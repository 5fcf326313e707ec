export type Cancel = () => void;

/** Time as the modules of this folder see it: in milliseconds, handed in, so that a test can turn it. */
export type Clock = {
  now(): number;
  /** Runs once, `ms` from now, unless cancelled. */
  after(ms: number, run: () => void): Cancel;
};

/** Looks its functions up at every call: a test may replace them after the start. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
