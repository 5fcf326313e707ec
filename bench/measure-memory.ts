import { readFile } from 'node:fs/promises';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import type { Row } from './report.ts';

const SETTLE_MS = 3000;

/**
 * Measures the resident memory of the idle server process that serves one release, after the publishing process has
 * ended.
 */
export async function measureMemory(site: SiteProcess): Promise<Row[]> {
  const value = await restingMemoryMb(site.pid);
  return [{ group: 'Память', name: 'Сервер в покое', value, unit: 'МБ', must: 160, goal: 110 }];
}

export async function restingMemoryMb(pid: number, settleMs = SETTLE_MS): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
