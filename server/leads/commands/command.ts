import type { ParseArgsOptionsConfig } from 'node:util';
import type { Environment } from '../../env.ts';
import type { LocalClock } from '../../release/contact.ts';
import type { Links } from '../channels/words/links.ts';
import type { Channel } from '../contract/channel.ts';
import type { LeadDatabase } from '../store/lead-database.ts';

export type CommandContext = {
  readonly database: LeadDatabase;
  readonly environment: Environment;
  readonly dataDir: string;
  readonly channels: readonly Channel[];
  readonly links: Links;
  readonly now: () => Date;
  /** The company's, by which times are read and told. */
  readonly clock: LocalClock;
  /** One line for the operator. */
  readonly say: (line: string) => void;
  /** Asks the operator; an empty answer when nobody is there. */
  readonly ask: (question: string) => Promise<string>;
};

export type Given = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
};

export type Command = {
  readonly name: string;
  /** What stands after the name: `НОМЕР [КАНАЛ]`. */
  readonly usage: string;
  readonly summary: string;
  /** Lines about options, aligned by hand. */
  readonly details?: readonly string[];
  readonly options: ParseArgsOptionsConfig;
  /** The exit code: 0 done, 1 not done. @throws {UsageError} */
  run(given: Given, context: CommandContext): Promise<number>;
};

/** The command was given something that it cannot use; the message says what it wants. */
export class UsageError extends Error {}
