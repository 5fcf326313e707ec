import { readFile } from 'node:fs/promises';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import type { Row } from './report.ts';

const SETTLE_MS = 3000;

/**
 * Measures the resident memory of the idle server process that serves one release, after the publishing process has
 * ended.
 */
export async function measureMemory(site: SiteProcess): Promise<Row[]> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  return [
    { group: 'Память', name: 'Сервер в покое', value: Math.round(kilobytes / 1024), unit: 'МБ', must: 160, goal: 110 },
  ];
}
