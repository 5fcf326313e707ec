import { counted, LEADS } from '../../../model/format/plural.ts';
import { conversionLines, LEAD_TARGET, TARGET } from '../reports/conversion-lines.ts';
import { textOption } from './arguments.ts';
import type { Command } from './command.ts';
import { UsageError } from './command.ts';
import { writeLines } from './csv-file.ts';
import { FILTER_OPTIONS, readFilter } from './filter-options.ts';

const { from, to, kind } = FILTER_OPTIONS;

export const conversions: Command = {
  name: 'conversions',
  usage: '[ФАЙЛ.csv]',
  summary: 'офлайн-конверсии для Яндекс Метрики: только заявки с ClientID или yclid',
  details: [
    '--from, --to, --kind как у list',
    `--target ЦЕЛЬ       идентификатор цели в Метрике; без него — ${LEAD_TARGET}`,
  ],
  options: { from, to, kind, target: { type: 'string' } },
  async run(given, context) {
    const target = textOption(given, 'target') ?? LEAD_TARGET;
    if (!TARGET.test(target)) throw new UsageError('Цель — латинские буквы, цифры, «_» и «-», как в Метрике.');
    const filter = readFilter(given, context);
    const lines = conversionLines(context.database, { filter, target, now: context.now() });
    const { path, count } = await writeLines(context, given.words[0], { name: 'conversions', lines });
    context.say(
      `Записано: ${path}, ${counted(count, LEADS)}. Загрузите: Метрика → Настройка → Загрузка данных → Офлайн-конверсии.`,
    );
    return 0;
  },
};
