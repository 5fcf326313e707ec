import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { NewLead } from '../contract/lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { Place, TestDatabase } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { runLeadsCommand } from './run-leads-command.ts';

export type Ran = { readonly code: number; readonly out: string; readonly problems: string };

type Options = { readonly typed?: string; readonly environment?: Record<string, string> };

function variablesOf({ dataDir, databaseUrl }: Place, environment: Record<string, string> = {}) {
  return { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }), ...environment };
}

/** Runs a command in a separate process, as an operator does. */
export async function spawnCommand(
  place: Place,
  args: readonly string[],
  { typed = '', environment }: Options = {},
): Promise<Ran> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/leads/commands/main.ts', ...args],
    {
      env: { PATH: process.env.PATH ?? '', ...variablesOf(place, environment) },
    },
  );
  child.stdin.end(typed);
  const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, problems };
}

/** Runs the command in this process, which saves a second or two of start-up. */
export async function runCommand(place: Place, args: readonly string[], options: Options = {}): Promise<Ran> {
  const printedLines: string[] = [];
  const problemLines: string[] = [];
  const code = await runLeadsCommand(args, variablesOf(place, options.environment), {
    say: (line) => printedLines.push(line),
    complain: (line) => problemLines.push(line),
    ask: async () => options.typed?.trim() ?? '',
  });
  const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');
  return { code, out: lines(printedLines), problems: lines(problemLines) };
}

export async function addLead({ database }: TestDatabase, change: Partial<NewLead> = {}): Promise<number> {
  return (await database.write((db) => insertLead(db, newLead(change), ['email', 'webhook']))).number;
}

/** Replaces no-break spaces and hyphens with plain ones. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u2011]/g, (sign) => (sign === '\u2011' ? '-' : ' '));
}
