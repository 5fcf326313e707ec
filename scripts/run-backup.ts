import { processVariables } from '../server/env.ts';
import { runBackupCommand } from '../server/ops/backup/backup-command.ts';
import { runRestoreCommand } from '../server/ops/backup/restore-command.ts';
import { ALL_STORES } from './all-stores.ts';

const [name, ...args] = process.argv.slice(2);
const run = name === 'restore' ? runRestoreCommand : runBackupCommand;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());

process.exitCode = await run({
  args,
  variables: processVariables,
  stores: ALL_STORES,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  signal: stop.signal,
});
