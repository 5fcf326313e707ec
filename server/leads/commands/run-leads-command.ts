import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../env.ts';
import { EnvironmentError, readEnvironment } from '../../env.ts';
import { readClock } from '../../release/contact.ts';
import { explainSystemError } from '../../system-error.ts';
import { openChannels } from '../channels/channel-settings.ts';
import { openLeadDatabase } from '../store/open-lead-database.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import { helpOn, overview } from './help.ts';
import { readCommand } from './read-command.ts';

export type Terminal = Pick<CommandContext, 'say' | 'ask'> & { readonly complain: (line: string) => void };

type Variables = Readonly<Record<string, string | undefined>>;

/** Runs one operator command; returns the exit code: 0 done, 1 not done, 2 invalid arguments. */
export async function runLeadsCommand(
  args: readonly string[],
  variables: Variables,
  terminal: Terminal,
): Promise<number> {
  try {
    return await run(args, variables, terminal);
  } catch (error) {
    const isMisuse = error instanceof UsageError || error instanceof EnvironmentError;
    terminal.complain(isMisuse ? error.message : (explainSystemError(error) ?? reasonOf(error)));
    return isMisuse ? 2 : 1;
  }
}

async function run(args: readonly string[], variables: Variables, { say, ask }: Terminal): Promise<number> {
  const reading = readCommand(args);
  if (reading.what !== 'run') {
    for (const line of reading.what === 'help' ? helpOn(reading.command) : overview()) say(line);
    return 0;
  }
  const environment = readEnvironment(variables);
  requireStore(environment);
  const { dataDir, publicUrl, channels } = environment;
  const clock = readClock(dataDir);
  const database = await openLeadDatabase(environment);
  try {
    return await reading.command.run(reading.given, {
      database,
      environment,
      dataDir,
      channels: openChannels(channels, { publicUrl, clock: () => clock }),
      links: { publicUrl, panelUrl: channels.panelUrl },
      now: () => new Date(),
      clock,
      say,
      ask,
    });
  } finally {
    await database.close();
  }
}

/** SQLite would create a missing file, so a mistyped folder would look like a company without leads. */
function requireStore({ dataDir, databaseUrl }: Environment): void {
  const path = join(dataDir, 'leads.db');
  if (databaseUrl === null && !existsSync(path))
    throw new EnvironmentError(`Базы заявок ${path} нет. Проверьте DATA_DIR и DATABASE_URL: они те же, что у сервера.`);
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'База PostgreSQL не отвечает. Проверьте DATABASE_URL.';
  return error instanceof Error ? message : String(error);
}
