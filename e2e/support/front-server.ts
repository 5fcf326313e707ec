import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from './free-port.ts';
import { collectOutput, type SiteProcess } from './site-process.ts';
import { until } from './until.ts';

export type FrontServer = {
  readonly url: string;
  readonly pid: number;
  reload(): Promise<void>;
  stop(): Promise<void>;
};

export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export type Tls = { readonly certificate: string; readonly key: string; readonly http2: boolean };

type Site = Pick<SiteProcess, 'dataDir' | 'url'>;

export async function startNginxFront(site: Site, tls: Tls | null = null): Promise<FrontServer> {
  const { dataDir } = site;
  await isConfigured(site);
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  // When root starts nginx, its workers switch to a user that cannot read the test's folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const hasBrotli = existsSync(BROTLI_MODULE);
  await writeFile(
    join(home, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''} ${user} daemon off; worker_processes 1; pid ${home}/pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  include ${dataDir}/current/nginx.conf;
}`,
  );
  await writeFile(
    join(home, `${basename(dataDir)}-server.conf`),
    `listen 127.0.0.1:${port}${tls ? ` ssl${tls.http2 ? ' http2' : ''}` : ''}; ${hasBrotli ? 'brotli_static on;' : ''}
${tls ? `ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};` : ''}`,
  );
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  return front(child, { port, tls, home }, () => {
    child.kill('SIGHUP');
    return Promise.resolve();
  });
}

export async function startCaddyFront(site: Site, tls: Tls | null = null): Promise<FrontServer> {
  const { dataDir } = site;
  await isConfigured(site);
  const home = await mkdtemp(join(tmpdir(), 'caddy-'));
  const [port, admin] = [await freePort(), await freePort()];
  const config = join(home, 'Caddyfile');
  await writeFile(
    config,
    `{
  admin localhost:${admin}
  auto_https off
}
${tls ? 'https' : 'http'}://127.0.0.1:${port} {
  ${tls ? `tls ${tls.certificate} ${tls.key}` : ''}
  import ${dataDir}/current/Caddyfile
}`,
  );
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const run = (command: string) =>
    spawn('caddy', [command, '--config', config], { stdio: ['ignore', 'pipe', 'pipe'], env });
  return front(run('run'), { port, tls, home }, async () => {
    const reload = run('reload');
    const output = collectOutput(reload);
    const code = await new Promise((resolve) => reload.once('exit', resolve));
    if (code !== 0) throw new Error(`caddy reload ended with ${code}:\n${output.text()}`);
  });
}

/** Waits for new configurations: those of a copied release name another folder and port. */
async function isConfigured({ dataDir, url }: Site): Promise<void> {
  const mine = async () => (await readFile(`${dataDir}/current/Caddyfile`, 'utf8')).includes(new URL(url).host);
  await until(mine);
}

type Place = { readonly port: number; readonly tls: Tls | null; readonly home: string };

async function front(
  child: ReturnType<typeof spawn>,
  { port, tls, home }: Place,
  reload: () => Promise<void>,
): Promise<FrontServer> {
  const output = collectOutput(child);
  await until(async () => child.exitCode !== null || (await listens(port)));
  if (child.exitCode !== null) throw new Error(`It does not listen:\n${output.text()}`);
  return {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    reload,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}
