import { wholeOption } from './arguments.ts';
import type { Command } from './command.ts';
import { FILTER_DETAILS, FILTER_OPTIONS, readFilter } from './filter-options.ts';
import { printLeads } from './print-leads.ts';

const MAX_ITEMS = 10_000;

export const list: Command = {
  name: 'list',
  usage: '',
  summary: 'заявки, новейшие сверху',
  details: [...FILTER_DETAILS, '--limit 50          сколько показать'],
  options: { ...FILTER_OPTIONS, limit: { type: 'string' } },
  run: (given, context) =>
    printLeads(context, readFilter(given, context), wholeOption(given, 'limit', MAX_ITEMS) ?? 50),
};
