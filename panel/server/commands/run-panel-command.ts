import { EnvironmentError } from '../../../server/env.ts';
import { explainSystemError } from '../../../server/system-error.ts';
import { readPanelEnvironment } from '../environment.ts';
import { addAdmin } from './add-admin.ts';
import { archive } from './archive.ts';
import type { PanelCommand, Terminal } from './panel-command.ts';
import { CommandRefusal } from './panel-command.ts';
import { restore } from './restore.ts';

const COMMANDS: Readonly<Record<string, PanelCommand>> = { 'add-admin': addAdmin, archive, restore };

type Variables = Parameters<typeof readPanelEnvironment>[0];

/** Runs one operator command and returns the exit code: 0 for success, 1 for failure, 2 for incorrect usage. */
export async function runPanelCommand(
  [name = 'help', ...args]: readonly string[],
  variables: Variables,
  terminal: Terminal,
): Promise<number> {
  if (['help', '--help', '-h'].includes(name)) {
    for (const line of help()) terminal.say(line);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    terminal.complain(`Команды «${name}» у панели нет. Все команды: npm run panel -- help`);
    return 2;
  }
  if (args.length < command.arguments.least || args.length > command.arguments.most) {
    terminal.complain(`Команда пишется так: npm run panel -- ${command.usage}`);
    return 2;
  }
  try {
    await command.run(readPanelEnvironment(variables), args, terminal);
    return 0;
  } catch (error) {
    const isExpected = error instanceof CommandRefusal || error instanceof EnvironmentError;
    terminal.complain(isExpected ? error.message : (explainSystemError(error) ?? String(error)));
    return error instanceof EnvironmentError ? 2 : 1;
  }
}

function help(): readonly string[] {
  const all = Object.values(COMMANDS);
  const width = Math.max(...all.map(({ usage }) => usage.length)) + 2;
  return [
    'Панель сотрудников',
    '',
    '  npm run panel                     установить, собрать и открыть панель',
    ...all.map(({ usage, hint }) => `  npm run panel -- ${usage.padEnd(width)}${hint}`),
    `  npm run panel -- ${'help'.padEnd(width)}эта подсказка`,
  ];
}
