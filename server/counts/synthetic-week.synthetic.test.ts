import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { daysAfter } from '../../model/format/calendar.ts';
import { temporaryDir } from '../leads/testing/temporary-dir.ts';
import type { Count } from './count.ts';
import { NO_SUCH_PAGE, OTHER_SOURCES, Sums } from './count.ts';
import { readCounts } from './store/open-counts.ts';
import { PAGES, publishFixture, startCountingServer } from './testing/start-counting-server.ts';

const MONDAY = '2026-11-16';
const DAYS = Array.from({ length: 7 }, (_, index) => daysAfter(MONDAY, index));
const KILLED = [DAYS[2], DAYS[4]];
const HITS_A_DAY = 2000;
const NOISE_A_DAY = 500;
const AT_A_TIME = 32;

const SOURCES = ['yandex', 'yandex/cpc', 'direct', 'avito.ru', 'vk'];
const GOALS = ['form_seen', 'form_begun', 'phone', 'lead_sent'];
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36';
const BOTS = [
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'curl/8.5.0',
  'HeadlessChrome/120.0',
  '',
];

type Sent = { readonly method: string; readonly headers: Record<string, string>; readonly body: string };

test('a week of visits is counted within one per cent despite noise and killed servers', {
  timeout: 240_000,
}, async () => {
  await using temporary = await temporaryDir();
  const dataDir = join(temporary.dir, 'var');
  await publishFixture(dataDir);

  const random = seeded(12);
  const truth = new Sums();
  for (const day of DAYS) {
    // Just after midnight in Kaliningrad, which is still the previous day in UTC.
    const server = await startCountingServer({ dataDir, startsAt: `${daysAfter(day, -1)}T22:00:01Z` });
    const hits = Array.from({ length: HITS_A_DAY }, () => visit(day, random, truth));
    const noise = Array.from({ length: NOISE_A_DAY }, () => notCounted(random));
    const statuses = await sendAll(server.port, shuffled([...hits, ...noise], random));
    expect(statuses.get(204)).toBeGreaterThanOrEqual(HITS_A_DAY);
    expect([...statuses.keys()].filter((status) => ![204, 400, 405].includes(status))).toEqual([]);
    await server.end(KILLED.includes(day) ? 'SIGKILL' : 'SIGTERM');
  }

  const { counts, since } = await readCounts({ dataDir, databaseUrl: null }, DAYS[0] ?? '', DAYS.at(-1) ?? '');
  expect(since).toBe(MONDAY);
  const expected = truth.sorted();
  for (const day of DAYS.filter((wanted) => !KILLED.includes(wanted)))
    expect(ofDay(counts, day)).toEqual(ofDay(expected, day));
  for (const [words, isOne] of Object.entries(MEASURES)) {
    const [counted, true_] = [sumOf(counts.filter(isOne)), sumOf(expected.filter(isOne))];
    expect(counted, words).toBeLessThanOrEqual(true_);
    expect(counted / true_, words).toBeGreaterThan(0.99);
  }

  // The database files contain no personal data.
  for (const name of (await readdir(dataDir)).filter((file) => file.startsWith('counts.sqlite'))) {
    const bytes = await readFile(join(dataDir, name), 'latin1');
    expect(bytes).not.toMatch(/203\.0|2001:db8|Mozilla|Chrome|79001234567|ivan@/);
  }
});

const MEASURES: Record<string, (count: Count) => boolean> = {
  views: ({ goal }) => goal === '',
  arrivals: ({ source }) => source !== '',
  goals: ({ goal }) => goal !== '',
};

/** Creates the request of a person and adds the expected counts to `truth`. */
function visit(day: string, random: () => number, truth: Sums): Sent {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const isGoal = random() < 0.2;
  const page = random() < 0.03 ? '/gone/79001234567' : pick(PAGES);
  const from = isGoal || random() > 0.3 ? null : random() < 0.02 ? 'ivan@mail.example' : pick(SOURCES);
  const goal = isGoal ? pick(GOALS) : null;
  truth.add({
    day,
    page: page.startsWith('/gone') ? NO_SUCH_PAGE : page,
    source: from?.includes('@') ? OTHER_SOURCES : (from ?? ''),
    goal: goal ?? '',
    count: 1,
  });
  return post({ page: random() < 0.1 ? `${page}?utm_source=x#y` : page, goal, from }, headersOf(random));
}

function notCounted(random: () => number): Sent {
  const view = { page: '/', goal: null, from: 'yandex' };
  const headers = headersOf(random);
  const kinds: Sent[] = [
    ...BOTS.map((agent) => post(view, { ...headers, 'user-agent': agent })),
    post(view, { ...headers, 'sec-purpose': 'prefetch;prerender' }),
    post(view, { ...headers, 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }),
    post(view, { 'user-agent': PERSON, origin: 'https://other.example' }),
    post({ ...view, goal: 'made_up' }, headers),
    { method: 'HEAD', headers, body: '' },
    { method: 'GET', headers, body: '' },
  ];
  return kinds[Math.floor(random() * kinds.length)] as Sent;
}

function headersOf(random: () => number): Record<string, string> {
  const address =
    random() < 0.1
      ? `2001:db8:${Math.floor(random() * 5000).toString(16)}::1`
      : `203.0.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`;
  return { 'user-agent': PERSON, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
}

function post(body: object, headers: Record<string, string>): Sent {
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

async function sendAll(port: number, all: readonly Sent[]): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const statuses = new Map<number, number>();
  const waiting = [...all];
  const work = async () => {
    for (let sent = waiting.pop(); sent; sent = waiting.pop()) {
      const status = await send(port, agent, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  agent.destroy();
  return statuses;
}

function send(port: number, agent: Agent, { method, headers, body }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port, path: '/api/counts', method, agent, headers: { ...headers, ...length } };
    request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}

const sumOf = (counts: readonly Count[]) => counts.reduce((sum, { count }) => sum + count, 0);

function ofDay(counts: readonly Count[], day: string): Count[] {
  const sums = new Sums();
  for (const count of counts.filter((candidate) => candidate.day === day)) sums.add(count);
  return sums.sorted();
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => [random(), value] as const)
    .sort(([one], [other]) => one - other)
    .map(([, value]) => value);
}
