import { wholeOption } from './arguments.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';
import { FILTER_OPTIONS, readFilter } from './filter-options.ts';
import { printLeads } from './print-leads.ts';

const MAX_ITEMS = 10_000;

export const search: Command = {
  name: 'search',
  usage: 'ЧТО',
  summary: 'найти по телефону или его части, номеру или имени; годится и с ключами list',
  options: { ...FILTER_OPTIONS, limit: { type: 'string' } },
  run(given, context) {
    const text = given.words.join(' ').trim();
    if (text === '') throw new UsageError('Напишите, что искать: телефон, номер заявки или имя.');
    return printLeads(context, { ...readFilter(given, context), text }, wholeOption(given, 'limit', MAX_ITEMS) ?? 50);
  },
};
