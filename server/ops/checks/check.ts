import type { Trouble } from '../health.ts';

/** Something that is looked at again and again. */
export type Check = {
  /** Not told to people: what a trouble is remembered under. */
  readonly name: string;
  readonly everyMs: number;
  /** All servers see the same; otherwise each tells of its own. */
  readonly isShared: boolean;
  look(): Promise<Trouble | null>;
  /** What people are told when it is over. */
  readonly over: string;
};
