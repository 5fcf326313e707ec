import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { freePort } from '../e2e/support/site-process.ts';
import type { Measured, Row } from './report.ts';
import { median } from './report.ts';

const SECONDS = 4;
const ROUNDS = 3;
const PATHS = ['/', '/works'];
const CONNECTIONS = 32;
const GROUP = `Скорость: один процесс Node против одного рабочего процесса nginx, те же файлы, gzip, ${CONNECTIONS} соединения`;

/** Requests per second of a page against nginx with the same files, turn by turn in one run. */
export async function measureThroughput(site: SiteProcess): Promise<Measured> {
  const missing = ['nginx', 'wrk'].filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) {
    return {
      rows: [],
      notes: [
        `Скорость против nginx не измерена: нет ${missing.join(' и ')}. Поставьте: apt-get install nginx-light wrk.`,
      ],
    };
  }
  const nginx = await startNginx(join(await realpath(join(site.dataDir, 'current')), 'public'));
  const rows: Row[] = [];
  try {
    for (const path of PATHS) {
      const ratios: number[] = [];
      const ours: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const theirs = requestsPerSecond(`${nginx.url}${path === '/' ? '/index.html' : `${path}.html`}`);
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

async function startNginx(root: string) {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  // Started by root, nginx would drop to a user that may not read the test's folders.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const config = `${user}daemon off; worker_processes 1; error_log stderr crit; pid ${home}/pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; gzip_vary on; }
}`;
  await writeFile(join(home, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(home, { recursive: true, force: true });
    },
  };
}
