import { z } from 'zod';
import { isClosedToSearch } from '../../../../model/kinds/company.ts';
import { kinds } from '../../../../model/kinds/kinds.ts';
import { testTraceOf } from '../../../../server/leads/channels/channels.ts';
import type { Channel } from '../../../../server/leads/contract/channel.ts';
import { channelQueues } from '../../../../server/leads/operations/channel-queues.ts';
import type { Launch } from '../../../contract/launch.ts';
import { CONFIRMATIONS, launchObstacles } from '../../../contract/launch.ts';
import type { ChangeFacts } from '../../content/open-content.ts';
import { readBody } from '../../http/read-body.ts';
import type { PanelContext, Route } from '../../http/route.ts';
import { Refusal } from '../../http/route.ts';
import type { LeadsParts } from '../../leads/leads-parts.ts';
import { channelHealth } from '../channel-health.ts';
import type { ExamineSite } from './examine-site.ts';
import { launchLines } from './launch-lines.ts';
import type { ContentReadings } from './launch-readings.ts';
import { subjectOf } from './launch-readings.ts';
import { CONFIRMABLE, LaunchRecords } from './launch-record.ts';
import { testChannels } from './test-channels.ts';

export type LaunchParts = Omit<LeadsParts, 'channels'> & {
  readonly channels: readonly Channel[];
  readonly isDemo: () => Promise<boolean>;
  readonly readContent: () => Promise<ContentReadings | null>;
  readonly examineSite: ExamineSite;
  readonly changeFacts: ChangeFacts;
};

const confirmationBody = z.object({ key: z.enum(CONFIRMABLE), isConfirmed: z.boolean() });
const testBody = z.object({ channel: z.string().nullable() });

/** The list of what is left before the site is opened to search engines. */
export function launchRoutes(parts: LaunchParts): readonly Route[] {
  const { stores, dataDir, publicUrl, channels, journal, now, isDemo, readContent, examineSite, changeFacts } = parts;
  const records = new LaunchRecords(dataDir);
  const sendTests = testChannels({ channels, records, journal, now });

  async function launch(isFresh = false): Promise<Exclude<Launch, { isDemo: true }>> {
    const [content, record, queues] = await Promise.all([
      readContent(),
      records.read(),
      stores.open().then((database) => channelQueues(database, now())),
    ]);
    const { at, findings } = await examineSite(isFresh);
    const tested = channels.map(({ name, title }) => ({
      ...{ channel: name, title },
      testTrace: testTraceOf(name),
      test: record.tests[name] ?? null,
    }));
    const lines = launchLines({
      ...{ publicUrl, content, record, site: findings },
      channels: channelHealth(channels, queues),
    });
    const isShown = findings.search.some(({ level }) => level === 'ok');
    const isOpen = content === null ? isShown : !isClosedToSearch(content.company);
    return { isDemo: false, isOpen, lines, channels: tested, examinedAt: at.toISOString() };
  }

  /** A change of the list; answers with the list as it is then. */
  const change = (name: string, act: (context: PanelContext) => Promise<unknown>): Route => ({
    method: 'POST',
    path: `/api/launch/${name}`,
    operation: 'overview',
    async handle(context) {
      if (await isDemo()) throw new Refusal(409, 'На сайте показательная компания. Открывают только свой сайт.');
      await act(context);
      return context.json(await launch());
    },
  });

  return [
    {
      method: 'GET',
      path: '/api/launch',
      operation: 'overview',
      handle: async (context) => context.json(((await isDemo()) ? { isDemo: true } : await launch()) satisfies Launch),
    },
    change('examination', () => examineSite(true)),
    change('tests', async (context) => {
      const { channel } = await readBody(context, testBody);
      await sendTests(channel, context.get('person'));
    }),
    change('confirmations', async (context) => {
      const { key, isConfirmed } = await readBody(context, confirmationBody);
      const content = await readContent();
      if (content === null) throw new Refusal(409, 'В содержимом ошибка. Исправьте её, потом подтверждайте.');
      const person = context.get('person');
      const given = { subject: subjectOf(key, content), who: person.name, at: now().toISOString() };
      await records.change(({ confirmations: { [key]: _, ...others }, ...known }) => ({
        ...known,
        confirmations: isConfirmed ? { ...others, [key]: given } : others,
      }));
      const what = isConfirmed ? 'launch-confirmed' : 'launch-unconfirmed';
      await journal.write({ who: person, what, about: CONFIRMATIONS[key] });
    }),
    change('opening', async (context) => {
      const { lines } = await launch(true);
      const [first] = launchObstacles(lines);
      if (first) throw new Refusal(409, `Сначала сделайте обязательное: «${first.title}».`);
      const person = context.get('person');
      await changeFacts(kinds.company.file, ({ closedToSearch: _, ...facts }) => facts, person.name);
      await journal.write({ who: person, what: 'site-opened' });
    }),
  ];
}
