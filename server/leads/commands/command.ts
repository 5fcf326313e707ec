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
  readonly clock: LocalClock;
  readonly say: (line: string) => void;
  /** Asks the operator a question; returns an empty string when stdin has ended. */
  readonly ask: (question: string) => Promise<string>;
};

export type Given = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
};

export type Command = {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly options: ParseArgsOptionsConfig;
  /** Returns the exit code: 0 done, 1 not done. @throws {UsageError} */
  run(given: Given, context: CommandContext): Promise<number>;
};

export class UsageError extends Error {}
