import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../serve/listen.ts';
import type { MetricSources } from './metric-sources.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsServer } from './metrics-server.ts';

const HOUR_AGO = Date.now() - 3_600_000;

const everything: MetricSources = {
  releaseCreatedAt: () => new Date(HOUR_AGO).toISOString(),
  reasons: async () => ['disk-low'],
  channels: async () => [
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
  publishing: () => ({
    refused: true,
    lastRun: { begunAt: '', endedAt: new Date(HOUR_AGO).toISOString(), milliseconds: 1500 },
  }),
  counts: () => ({ trouble: 'full', waiting: 7, lost: 0 }),
  figures: () => ({
    diskFreeBytes: 100,
    diskTotalBytes: 1000,
    backupGoodAt: HOUR_AGO,
    certificateEndsAt: Date.now() + 10 * 86_400_000,
    clockDriftMs: -1500,
  }),
};

async function metricsOver(sources: MetricSources) {
  const metrics = createMetrics();
  const server = createMetricsServer(() => metrics.read(sources));
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

test('docs/watching.md has a line for every metric that is told, and for no other', async () => {
  const { metrics, ask } = await metricsOver(everything);
  metrics.onAnswer({ method: 'GET', kind: 'page', path: '/', status: 200, milliseconds: 3, bytes: 9 });
  metrics.onLead('accepted');
  const table = [...readFileSync('docs/watching.md', 'utf8').matchAll(/^\| `(site_\w+)` \|/gm)].map(([, name]) => name);
  expect(table.sort()).toEqual(namesOf(await ask()));
});

test.each(['deploy/grafana/site-dashboard.json', 'deploy/prometheus/alerts.yml'])(
  'every metric that %s names is there',
  async (file) => {
    const { metrics, ask } = await metricsOver(everything);
    metrics.onAnswer({ method: 'GET', kind: 'page', path: '/', status: 200, milliseconds: 3, bytes: 9 });
    metrics.onLead('accepted');
    const told = new Set((await ask()).map((line) => line.replace(/[{ ].*/, '')));
    const named = readFileSync(file, 'utf8').match(/\bsite_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  },
);

test('figures are told in seconds, bytes and days', async () => {
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

test('what is not known is not told, and a trouble that is over is told no more', async () => {
  const nothing: MetricSources = {
    ...everything,
    releaseCreatedAt: () => null,
    publishing: () => null,
    figures: () => ({
      diskFreeBytes: null,
      diskTotalBytes: null,
      backupGoodAt: null,
      certificateEndsAt: null,
      clockDriftMs: null,
    }),
  };
  let reasons = ['backup-old'];
  const { ask } = await metricsOver({ ...nothing, reasons: async () => reasons });
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

test('there is nothing else to ask on the private port', async () => {
  const { port } = await metricsOver(everything);
  expect((await fetch(`http://127.0.0.1:${port}/healthz?detail`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});
