import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { listen } from '../../serve/listen.ts';
import { noReadings } from '../checks/readings.ts';
import type { MetricReadings } from './gauges.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';

const HOUR_AGO = Date.now() - 3_600_000;

const everything: MetricReadings = {
  releaseCreatedAt: new Date(HOUR_AGO).toISOString(),
  reasons: ['disk-low'],
  channels: [
    {
      channel: 'email',
      waiting: 2,
      dead: 1,
      oldest: new Date(HOUR_AGO),
      lastDelivered: null,
      stall: null,
      hasAlarm: false,
    },
  ],
  publishing: {
    refused: true,
    lastRun: { begunAt: '', endedAt: new Date(HOUR_AGO).toISOString(), milliseconds: 1500 },
  },
  counts: { trouble: 'full', waiting: 7, lost: 0 },
  diskFreeBytes: 100,
  diskTotalBytes: 1000,
  backupGoodAt: HOUR_AGO,
  certificateEndsAt: Date.now() + 10 * 86_400_000,
  clockDriftMs: -1500,
  clockOffsetMs: 0,
};

async function metricsOver(readings: MetricReadings | (() => MetricReadings)) {
  const metrics = createMetrics();
  const server = createMetricsServer(() => metrics.read(typeof readings === 'function' ? readings() : readings));
  await listen(server, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    metrics.stop();
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  };
  return { metrics, ask, port };
}

const namesOf = (lines: readonly string[]) =>
  [...new Set(lines.map((line) => line.replace(/[{ ].*/, '').replace(/_(bucket|sum|count)$/, '')))].sort();

test('docs/ru/watching.md has a line for every exported metric, and no others', async () => {
  const { metrics, ask } = await metricsOver(everything);
  metrics.onAnswer({ method: 'GET', kind: 'page', path: '/', status: 200, milliseconds: 3, bytes: 9 });
  metrics.onLead('accepted');
  const table = [...readFileSync('docs/ru/watching.md', 'utf8').matchAll(/^\| `(site_\w+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(table.sort()).toEqual(namesOf(await ask()));
});

type Asked = { readonly expr: string; readonly words: string };
type Board = { readonly panels: readonly { readonly targets: readonly { expr: string; legendFormat: string }[] }[] };
type Rules = { readonly groups: readonly { readonly rules: readonly { expr: string; annotations: object }[] }[] };

const FILES: Readonly<Record<string, (text: string) => Asked[]>> = {
  'deploy/grafana/site-dashboard.json': (text) =>
    (JSON.parse(text) as Board).panels.flatMap(({ targets }) =>
      targets.map(({ expr, legendFormat }) => ({ expr, words: legendFormat })),
    ),
  'deploy/prometheus/alerts.yml': (text) =>
    (parse(text) as Rules).groups.flatMap(({ rules }) =>
      rules.map(({ expr, annotations }) => ({ expr, words: JSON.stringify(annotations) })),
    ),
};
/** Labels that Prometheus adds to every metric. */
const OF_TARGETS = ['instance', 'job'];

test.each(Object.entries(FILES))('every metric and label used in %s is exported', async (file, read) => {
  const { metrics, ask } = await metricsOver(everything);
  metrics.onAnswer({ method: 'GET', kind: 'page', path: '/', status: 200, milliseconds: 3, bytes: 9 });
  const lines = await ask();
  const asked = read(readFileSync(file, 'utf8'));
  expect(asked.length).toBeGreaterThan(5);
  for (const { expr, words } of asked) {
    const names: readonly string[] = expr.match(/\bsite_\w+/g) ?? [];
    const matchingLines = lines.filter((line) => names.includes(line.replace(/[{ ].*/, '')));
    for (const name of names) expect(matchingLines.join('\n')).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    const labels = [...matchingLines.join().matchAll(/(\w+)="/g)].map(([, label]) => label).concat(OF_TARGETS);
    const grouped = /by \(([^)]+)\)/.exec(expr)?.[1]?.split(', ') ?? [];
    const spoken = [...words.matchAll(/\{\{ *(?:\$labels\.)?(\w+) *\}\}/g)].map(([, label]) => label);
    expect(labels).toEqual(expect.arrayContaining([...grouped, ...spoken]));
    for (const [pair] of expr.matchAll(/\w+="[^"]+"/g)) expect(`${matchingLines.join()},job="site"`).toContain(pair);
  }
});

test('the counters of failed leads and answers start at 0, so that the first failure is a rise', async () => {
  const { ask } = await metricsOver(everything);
  expect(await ask()).toEqual(
    expect.arrayContaining([
      'site_leads_total{outcome="not-stored"} 0',
      'site_requests_total{kind="api",status="5xx"} 0',
    ]),
  );
});

test('metrics use seconds, bytes and days', async () => {
  const { metrics, ask } = await metricsOver(everything);
  metrics.onAnswer({ method: 'GET', kind: 'page', path: '/works', status: 304, milliseconds: 3, bytes: 9 });
  metrics.onAnswer({ method: 'POST', kind: 'api', path: '/api/leads', status: 503, milliseconds: 600, bytes: 9 });
  metrics.onLead('quarantined');
  const lines = await ask();
  expect(lines).toEqual(
    expect.arrayContaining([
      'site_requests_total{kind="page",status="3xx"} 1',
      'site_requests_total{kind="api",status="5xx"} 1',
      'site_request_seconds_bucket{le="0.005",kind="page"} 1',
      'site_request_seconds_bucket{le="0.5",kind="api"} 0',
      'site_leads_total{outcome="quarantined"} 1',
      'site_trouble{code="disk-low"} 1',
      'site_channel_waiting{channel="email"} 2',
      'site_publish_seconds 1.5',
      'site_clock_drift_seconds -1.5',
      'site_disk_free_bytes 100',
    ]),
  );
  const number = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
  expect(number('site_certificate_days_left')).toBeCloseTo(10, 2);
  expect(Math.round(number('site_backup_age_seconds') / 60)).toBe(60);
});

test('an unknown value is not exported, and a solved problem disappears', async () => {
  const nothing = { ...everything, releaseCreatedAt: null, publishing: null, ...noReadings() };
  let reasons = ['backup-old'];
  const { ask } = await metricsOver(() => ({ ...nothing, reasons }));
  const before = await ask();
  expect(before).toContain('site_trouble{code="backup-old"} 1');
  reasons = [];
  const names = namesOf(await ask());
  for (const absent of [
    'site_backup_age_seconds',
    'site_certificate_days_left',
    'site_release_age_seconds',
    'site_trouble',
  ])
    expect(names).not.toContain(absent);
});

test('the private port serves no other path', async () => {
  const { port } = await metricsOver(everything);
  expect((await fetch(`http://127.0.0.1:${port}/healthz?detail`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});
