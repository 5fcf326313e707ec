import type { Environment } from '../../env.ts';
import { EnvironmentError, readEnvironment } from '../../env.ts';
import { toBackupError } from './backup-error.ts';
import { AlreadyRunning } from './backup-lock.ts';
import type { Store } from './stores.ts';

export type CommandParts = {
  readonly args: readonly string[];
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** All databases, including the panel's. */
  readonly stores: readonly Store[];
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  readonly signal: AbortSignal;
};

export type Command = (parts: CommandParts, environment: Environment) => Promise<void>;

export class UsageError extends Error {}

/** Returns the exit code: 0 success, 1 failure, 2 wrong usage. */
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
    const { message } = toBackupError(error);
    parts.complain(message);
    // A command refused by the lock does not overwrite the failure recorded by the running one.
    if (environment && !(error instanceof AlreadyRunning)) await onTrouble(message, environment).catch(() => undefined);
    return 1;
  }
}
