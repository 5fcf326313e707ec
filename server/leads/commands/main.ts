import { createInterface } from 'node:readline/promises';
import { processVariables } from '../../env.ts';
import { runLeadsCommand } from './run-leads-command.ts';

process.exitCode = await runLeadsCommand(process.argv.slice(2), processVariables, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
  ask,
});

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
