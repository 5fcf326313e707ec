import { isoDayAt } from '../../../model/format/date.ts';
import { countFound } from '../../../server/leads/operations/count-leads.ts';
import { conversionLines, LEAD_TARGET, TARGET } from '../../../server/leads/reports/conversion-lines.ts';
import { tableLines } from '../../../server/leads/reports/lead-table.ts';
import { leadWorkbook } from '../../../server/leads/reports/lead-workbook.ts';
import { readClock } from '../../../server/release/contact.ts';
import type { ExportSize } from '../../contract/leads.ts';
import type { PanelContext, Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { LeadsParts } from './leads-parts.ts';
import { queryOf } from './read-request.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Files for Excel and for Metrika, by the same filters as the inbox. Names and phones leave the house: each goes into the journal. */
export function exportRoutes({ stores, journal, dataDir, now }: LeadsParts): readonly Route[] {
  const asked = (context: PanelContext) => {
    const person = context.get('person');
    const clock = readClock(dataDir);
    const { utcOffsetHours } = clock;
    const { filter } = queryOf(context, { personId: person.id, utcOffsetHours, now: now() });
    return { person, clock, filter, day: isoDayAt(now(), utcOffsetHours) };
  };
  return [
    {
      method: 'GET',
      path: '/api/leads/export-size',
      operation: 'leads',
      async handle(context) {
        const { filter } = asked(context);
        const database = await stores.open();
        const [found, all] = await Promise.all([countFound(database, filter), countFound(database, {})]);
        return context.json({ found, all } satisfies ExportSize);
      },
    },
    {
      method: 'GET',
      path: '/api/leads/leads.xlsx',
      operation: 'leads',
      async handle(context) {
        const { person, clock, filter, day } = asked(context);
        const database = await stores.open();
        await journal.write({ who: person, what: 'leads-exported', about: 'таблица заявок' });
        return attachment(`leads-${day}.xlsx`, XLSX, await leadWorkbook(database, filter, clock));
      },
    },
    {
      method: 'GET',
      path: '/api/leads/leads.csv',
      operation: 'leads',
      async handle(context) {
        const { person, clock, filter, day } = asked(context);
        const database = await stores.open();
        await journal.write({ who: person, what: 'leads-exported', about: 'таблица заявок' });
        return download(`leads-${day}.csv`, tableLines(database, filter, clock));
      },
    },
    {
      method: 'GET',
      path: '/api/leads/conversions.csv',
      operation: 'leads',
      async handle(context) {
        const { person, filter, day } = asked(context);
        const target = context.req.query('target') || LEAD_TARGET;
        if (!TARGET.test(target)) throw new Refusal(422, 'Цель — латинские буквы, цифры, «_» и «-», как в Метрике.');
        const database = await stores.open();
        await journal.write({ who: person, what: 'leads-exported', about: 'конверсии для Метрики' });
        return download(`conversions-${day}.csv`, conversionLines(database, { filter, target, now: now() }));
      },
    },
  ];
}

/** Line by line: however many leads there are, few are in memory. */
function download(name: string, lines: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await lines.return(undefined);
    },
  });
  return attachment(name, 'text/csv; charset=utf-8', body);
}

function attachment(name: string, type: string, body: BodyInit): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}
