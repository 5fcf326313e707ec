import { exportLeads } from '../operations/find-leads.ts';
import type { LeadFilter } from '../operations/lead-filter.ts';
import type { Command, CommandContext } from './command.ts';
import { csvLine, neutral, writeLines } from './csv-file.ts';
import { FILTER_DETAILS, FILTER_OPTIONS, readFilter } from './filter-options.ts';
import { leadColumns } from './lead-columns.ts';

export const exportTable: Command = {
  name: 'export',
  usage: '[ФАЙЛ.csv]',
  summary: 'таблица для Excel; без имени файла — в DATA_DIR/exports',
  details: FILTER_DETAILS,
  options: FILTER_OPTIONS,
  async run(given, context) {
    const lines = tableLines(context, readFilter(given, context));
    const path = await writeLines(context, given.words[0], { name: 'leads', lines });
    context.say(`Записано: ${path}. В файле персональные данные: удалите его, когда он больше не нужен.`);
    return 0;
  },
};

/** As Excel in Russian opens it by a double click: UTF-8 with its mark, semicolons. */
async function* tableLines({ database, clock }: CommandContext, filter: LeadFilter): AsyncGenerator<string> {
  const columns = leadColumns(clock);
  yield `\ufeff${csvLine(
    columns.map(([title]) => title),
    ';',
  )}`;
  for await (const lead of exportLeads(database, filter))
    yield csvLine(
      columns.map(([, value]) => neutral(value(lead))),
      ';',
    );
}
