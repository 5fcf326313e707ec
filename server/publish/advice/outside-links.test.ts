import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KindValues } from '../../../model/kinds/kinds.ts';
import { AdvisedDemo } from '../../../model/load/advised-demo.fixture.ts';
import { brokenOutsideLinks } from './outside-links.ts';

const demo = new AdvisedDemo();
let requestLines: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;

const STATUSES: Readonly<Record<string, number>> = {
  '/': 200,
  '/gone': 410,
  '/missing': 404,
  '/closed': 403,
  '/busy': 429,
};
const answer: RequestListener = ({ method, url = '' }, response) => {
  requestLines.push(`${method} ${url}`);
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  response.on('close', () => {
    atOnce -= 1;
  });
  if (url === '/silent') return;
  if (url === '/moved') response.writeHead(301, { Location: '/' }).end();
  else if (url === '/get-alone') response.writeHead(method === 'HEAD' ? 405 : 200).end();
  else setTimeout(() => response.writeHead(STATUSES[url] ?? 200).end(), 30);
};
const server = createServer(answer);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requestLines = [];
});

function createLinkedContent(...urls: string[]): KindValues {
  const [map = '', ...others] = urls;
  const { company, pages } = demo.written;
  const messengers = others.map((url) => ({ kind: 'max' as const, label: 'Написать', url }));
  const office = { ...company.office, mapUrl: map };
  const none = { flats: [], reviews: [], articles: [], documents: [], papers: [] };
  const sales = { ...pages.sales, mortgage: undefined };
  return {
    ...demo.written,
    ...none,
    pages: { ...pages, sales },
    company: { ...company, office, messengers, reviewPages: [] },
  };
}

test('working links give no advice, including redirects and links that answer only to GET', async () => {
  expect(await brokenOutsideLinks(createLinkedContent(`${origin}/`, `${origin}/moved`, `${origin}/get-alone`))).toEqual(
    [],
  );
  expect(requestLines).toContain('GET /get-alone');
  expect(requestLines).not.toContain('GET /moved');
});

test.each([404, 410])('a link to a page with status %i is reported with its field', async (status) => {
  const path = status === 404 ? '/missing' : '/gone';
  expect(await brokenOutsideLinks(createLinkedContent(`${origin}/`, origin + path))).toEqual([
    {
      file: 'company.yaml',
      path: ['messengers', 0, 'url'],
      quote: origin + path,
      message: `Ссылка ${origin}${path} никуда не ведёт: сервер ответил ${status}. Исправьте или уберите её.`,
    },
  ]);
});

test.each([
  ['/closed', 'сервер ответил 403'],
  ['/busy', 'сервер ответил 429'],
  ['/silent', 'нет ответа за 1 с'],
])('%s gives a report that the link could not be checked', async (path, why) => {
  const found = await brokenOutsideLinks(createLinkedContent(origin + path), { withinMs: 300 });
  expect(found.map(({ message }) => message)).toEqual([
    `Ссылку ${origin}${path} не удалось проверить: ${why}. Откройте её сами.`,
  ]);
});

test('an unknown host is reported as broken unless offline, a refused connection only as unchecked', async () => {
  const found = await brokenOutsideLinks(createLinkedContent('http://net-takogo.invalid/', 'http://127.0.0.1:9/'));
  const messageOn = (url: string) => found.find(({ quote }) => quote === url)?.message;
  const offline = 'не удалось проверить: соединиться не вышло';
  expect(messageOn('http://net-takogo.invalid/')).toMatch(new RegExp(`никуда не ведёт: такого сайта нет|${offline}`));
  expect(messageOn('http://127.0.0.1:9/')).toContain(offline);
});

test('each address is requested once, at most four at a time', async () => {
  const urls = Array.from({ length: 30 }, (_, index) => `${origin}/page-${index % 15}`);
  expect(await brokenOutsideLinks(createLinkedContent(...urls))).toEqual([]);
  expect(requestLines).toHaveLength(15);
  expect(mostAtOnce).toBeLessThanOrEqual(4);
});
