import type { Environment } from '../../env.ts';
import { EnvironmentError, readEnvironment } from '../../env.ts';
import { AlreadyRunning } from './one-at-a-time.ts';
import type { Store } from './stores.ts';
import { troubleOf } from './trouble.ts';

export type CommandParts = {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** All databases there are, the panel's among them. */
  readonly stores: readonly Store[];
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly signal: AbortSignal;
};

export type Command = (parts: CommandParts, environment: Environment) => Promise<void>;

/** The command was typed or set up wrongly; the message says how it is done. */
export class UsageError extends Error {}

/** Returns the exit code: 0 done, 1 not done, 2 misunderstood. */
export async function runCommand(
  command: Command,
  parts: CommandParts,
  onTrouble: (words: string, environment: Environment) => Promise<void> = async () => undefined,
): Promise<number> {
  let environment: Environment | null = null;
  try {
    environment = readEnvironment(parts.variables);
    await command(parts, environment);
    return 0;
  } catch (error) {
    if (error instanceof UsageError || error instanceof EnvironmentError) {
      parts.complain(error.message);
      return 2;
    }
    const { message } = troubleOf(error);
    parts.complain(message);
    // Nobody has failed who has not begun; the words of the first are not overwritten by the second's.
    if (environment && !(error instanceof AlreadyRunning)) await onTrouble(message, environment).catch(() => undefined);
    return 1;
  }
}
