import type { PanelEnvironment } from '../environment.ts';

export type Terminal = { readonly say: (line: string) => void; readonly complain: (line: string) => void };

export type PanelCommand = {
  /** Command line after `npm run panel -- `. */
  readonly usage: string;
  readonly hint: string;
  readonly arguments: { readonly least: number; readonly most: number };
  readonly run: (environment: PanelEnvironment, args: readonly string[], terminal: Terminal) => Promise<void>;
};

/** Reports that a command cannot run as requested; the message is for the operator. */
export class CommandRefusal extends Error {}
