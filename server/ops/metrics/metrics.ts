import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { LEAD_TALLIES, type LeadTally } from '../../leads/intake/lead-tally.ts';
import { ANSWER_KINDS, type OnAnswer } from '../../serve/answered.ts';
import { gaugesOf, type MetricReadings } from './gauges.ts';

export type Metrics = {
  readonly onAnswer: OnAnswer;
  readonly onLead: (outcome: LeadTally) => void;
  read(readings: MetricReadings): Promise<string>;
  stop(): void;
};

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2];
const LOOP_RESOLUTION_MS = 20;
const NS = 1e9;

/** Each label has a few fixed values, without paths or visitor data. docs/ru/watching.md lists all metrics. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Answers by kind and class of status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'From the request to the last byte of its answer',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const leads = new Counter({
    name: 'site_leads_total',
    help: 'Leads by what became of them',
    labelNames: ['outcome'],
    registers,
  });
  // Series start at 0, because Prometheus cannot see an increase in a series that starts at 1.
  for (const kind of ANSWER_KINDS) requests.inc({ kind, status: '5xx' }, 0);
  for (const outcome of LEAD_TALLIES) leads.inc({ outcome }, 0);
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const memory = gauge('site_memory_bytes', 'Memory of this process', ['kind']);
  const loopDelay = gauge('site_event_loop_delay_seconds', 'Since it was read before', ['quantile']);
  const cpu = gauge('site_cpu_seconds', 'Processor time of this process');
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();

  function ofProcess(): void {
    const { rss, heapUsed } = process.memoryUsage();
    memory.set({ kind: 'rss' }, rss);
    memory.set({ kind: 'heap' }, heapUsed);
    const { user, system } = process.cpuUsage();
    cpu.set((user + system) / 1e6);
    // The histogram includes the timer interval: an idle loop shows 20 ms.
    const late = (ns: number) => Math.max(0, (Number.isFinite(ns) ? ns : 0) / NS - LOOP_RESOLUTION_MS / 1000);
    loopDelay.set({ quantile: '0.5' }, late(loop.percentile(50)));
    loopDelay.set({ quantile: '0.99' }, late(loop.percentile(99)));
    loopDelay.set({ quantile: '1' }, late(loop.max));
    loop.reset();
  }

  return {
    onAnswer({ kind, status, milliseconds }) {
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ kind }, milliseconds / 1000);
    },
    onLead: (outcome) => leads.inc({ outcome }),
    read(readings) {
      ofProcess();
      return Registry.merge([registry, gaugesOf(readings)]).metrics();
    },
    stop: () => loop.disable(),
  };
}
