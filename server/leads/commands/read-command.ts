import { parseArgs } from 'node:util';
import type { Command, Given } from './command.ts';
import { UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';

export type Reading =
  | { readonly what: 'overview' }
  | { readonly what: 'help'; readonly command: Command }
  | { readonly what: 'run'; readonly command: Command; readonly given: Given };

export function readCommand([name, ...rest]: readonly string[]): Reading {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return { what: 'overview' };
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`Команды «${name}» нет. Есть: ${COMMANDS.map((one) => one.name).join(', ')}.`);
  if (rest.includes('--help') || rest.includes('-h')) return { what: 'help', command };
  const { values, positionals } = parse(command, rest);
  return { what: 'run', command, given: { words: positionals, options: values as Given['options'] } };
}

function parse(command: Command, args: readonly string[]) {
  // A phone such as +7… is a positional argument; a value with a leading hyphen needs `--` before it.
  try {
    return parseArgs({ args: [...args], options: command.options, allowPositionals: true, strict: true });
  } catch (error) {
    const unknown = /'(-[^']*)'/.exec(error instanceof Error ? error.message : '')?.[1];
    const known = Object.keys(command.options).map((option) => `--${option}`);
    throw new UsageError(
      `${unknown ? `Ключ ${unknown} не подходит` : 'Ключи не читаются'}. ${known.length > 0 ? `Есть: ${known.join(', ')}.` : 'У этой команды ключей нет.'}`,
    );
  }
}
