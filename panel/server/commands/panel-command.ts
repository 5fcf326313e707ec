import type { PanelEnvironment } from '../environment.ts';

export type Terminal = { readonly say: (line: string) => void; readonly complain: (line: string) => void };

export type PanelCommand = {
  /** How it is typed after `npm run panel -- `. */
  readonly usage: string;
  readonly hint: string;
  readonly arguments: { readonly least: number; readonly most: number };
  readonly run: (environment: PanelEnvironment, args: readonly string[], terminal: Terminal) => Promise<void>;
};

/** Cannot be done as asked; the message is for whoever typed it. */
export class CommandRefusal extends Error {}
