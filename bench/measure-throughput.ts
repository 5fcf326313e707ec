import { spawnSync } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../e2e/support/free-port.ts';
import { missingOf } from '../e2e/support/programs.ts';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { startNginx } from './lab/nginx.ts';
import type { Measured, Row } from './report.ts';
import { median } from './report.ts';

const SECONDS = 4;
const ROUNDS = 3;
const PATHS = ['/', '/works'];
const CONNECTIONS = 32;
const GROUP = `Скорость: один процесс Node против одного рабочего процесса nginx, те же файлы, gzip, ${CONNECTIONS} соединения`;

/** Measures requests per second of a page, alternating with nginx that serves the same files. */
export async function measureThroughput(site: SiteProcess): Promise<Measured> {
  const missing = missingOf('nginx', 'wrk');
  if (missing.length > 0) {
    return {
      rows: [],
      notes: [
        `Скорость против nginx не измерена: нет ${missing.join(' и ')}. Поставьте: apt-get install nginx-light wrk.`,
      ],
    };
  }
  const port = await freePort();
  const root = join(await realpath(join(site.dataDir, 'current')), 'public');
  const nginx = await startNginx(
    port,
    `server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; gzip_vary on; }`,
  );
  const nginxUrl = `http://127.0.0.1:${port}`;
  const rows: Row[] = [];
  try {
    for (const path of PATHS) {
      const ratios: number[] = [];
      const ours: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const theirs = requestsPerSecond(`${nginxUrl}${path === '/' ? '/index.html' : `${path}.html`}`);
        const our = requestsPerSecond(site.url + path);
        ours.push(our);
        ratios.push(our / theirs);
      }
      rows.push({
        group: GROUP,
        name: `${path}: запросов в секунду`,
        value: Math.round(median(ours)),
        unit: 'в с',
      });
      rows.push({
        group: GROUP,
        name: `${path}: доля от nginx`,
        value: Math.round(median(ratios) * 100) / 100,
        unit: '×',
        must: 0.35,
        goal: 0.5,
        higherIsBetter: true,
      });
    }
  } finally {
    await nginx.stop();
  }
  return { rows, notes: [] };
}

function requestsPerSecond(url: string): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url],
    {
      encoding: 'utf8',
    },
  );
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!rate || /Non-2xx/.test(stdout)) throw new Error(`wrk failed for ${url}:\n${stdout}`);
  return rate;
}
