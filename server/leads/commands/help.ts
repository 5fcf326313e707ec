import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';

const WIDTH = Math.max(...COMMANDS.map(({ name, usage }) => name.length + usage.length + 1));

export function overview(): string[] {
  return [
    'Заявки с сайта: npm run leads -- КОМАНДА',
    '',
    ...COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(WIDTH)} ${summary}`),
    '',
    'Ключи команды: npm run leads -- КОМАНДА --help. Что делать, когда…: docs/ru/leads.md.',
  ];
}

export function helpOn({ name, usage, summary, details = [] }: Command): string[] {
  return [
    `npm run leads -- ${name} ${usage}`.trimEnd(),
    `  ${summary}`,
    ...(details.length > 0 ? ['', ...details.map((line) => `  ${line}`)] : []),
  ];
}
