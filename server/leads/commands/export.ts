import { tableLines } from '../reports/lead-table.ts';
import type { Command } from './command.ts';
import { writeLines } from './csv-file.ts';
import { FILTER_DETAILS, FILTER_OPTIONS, readFilter } from './filter-options.ts';

export const exportTable: Command = {
  name: 'export',
  usage: '[ФАЙЛ.csv]',
  summary: 'таблица для Excel; без имени файла — в DATA_DIR/exports',
  details: FILTER_DETAILS,
  options: FILTER_OPTIONS,
  async run(given, context) {
    const lines = tableLines(context.database, readFilter(given, context), context.clock);
    const { path } = await writeLines(context, given.words[0], { name: 'leads', lines });
    context.say(`Записано: ${path}. В файле персональные данные: удалите его, когда он больше не нужен.`);
    return 0;
  },
};
