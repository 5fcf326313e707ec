import { z } from 'zod';
import { isoDayAt } from '../../../model/format/date.ts';
import { countFound } from '../../../server/leads/operations/count-leads.ts';
import { conversionLines, LEAD_TARGET, TARGET } from '../../../server/leads/reports/conversion-lines.ts';
import { tableLines } from '../../../server/leads/reports/lead-table.ts';
import { leadWorkbook } from '../../../server/leads/reports/lead-workbook.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import type { LocalClock } from '../../../server/release/contact.ts';
import { readClock } from '../../../server/release/contact.ts';
import type { ExportSize } from '../../contract/leads.ts';
import { readBody } from '../http/read-body.ts';
import type { PanelContext, Route } from '../http/route.ts';
import type { LeadsParts } from './leads-parts.ts';
import type { LeadQuery } from './read-request.ts';
import { queryOf, querySchema } from './read-request.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportSchema = querySchema.extend({
  target: z.string().regex(TARGET, 'Цель — латинские буквы, цифры, «_» и «-», как в Метрике.').default(LEAD_TARGET),
});

type Asked = Pick<LeadQuery, 'filter'> & { readonly clock: LocalClock; readonly day: string; readonly target: string };
type Respond = (database: LeadDatabase, asked: Asked) => Response | Promise<Response>;

/** Exports of filtered leads for Excel and Metrika; the journal records each, since it contains personal data. */
export function exportRoutes({ stores, journal, dataDir, now }: LeadsParts): readonly Route[] {
  const askedOf = async (context: PanelContext): Promise<Asked> => {
    const body = await readBody(context, exportSchema);
    const clock = readClock(dataDir);
    const { utcOffsetHours } = clock;
    const { filter } = queryOf(body, { personId: context.get('person').id, utcOffsetHours, now: now() });
    return { clock, filter, day: isoDayAt(now(), utcOffsetHours), target: body.target };
  };
  const exportRoute = (path: Route['path'], about: string, respond: Respond): Route => ({
    method: 'POST',
    path,
    operation: 'export-leads',
    async handle(context) {
      const asked = await askedOf(context);
      const database = await stores.open();
      await journal.write({ who: context.get('person'), what: 'leads-exported', about });
      return respond(database, asked);
    },
  });
  return [
    {
      method: 'POST',
      path: '/api/leads/export-size',
      operation: 'export-leads',
      async handle(context) {
        const { filter } = await askedOf(context);
        const database = await stores.open();
        const [found, all] = await Promise.all([countFound(database, filter), countFound(database, {})]);
        return context.json({ found, all } satisfies ExportSize);
      },
    },
    exportRoute('/api/leads/leads.xlsx', 'таблица заявок', async (database, { filter, clock, day }) => {
      return attachment(`leads-${day}.xlsx`, XLSX, await leadWorkbook(database, filter, clock));
    }),
    exportRoute('/api/leads/leads.csv', 'таблица заявок', (database, { filter, clock, day }) => {
      return download(`leads-${day}.csv`, tableLines(database, filter, clock));
    }),
    exportRoute('/api/leads/conversions.csv', 'конверсии для Метрики', (database, { filter, day, target }) =>
      download(`conversions-${day}.csv`, conversionLines(database, { filter, target, now: now() })),
    ),
  ];
}

/** Streams the lines, so memory use does not depend on the number of leads. */
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
