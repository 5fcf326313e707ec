import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { collectOutput, freePort, type SiteProcess } from './site-process.ts';

/** A web server with the configuration that a release brings, in front of Node. */
export type FrontServer = {
  readonly url: string;
  /** As `systemctl reload` does it. */
  reload(): Promise<void>;
  stop(): Promise<void>;
};

export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @param listen what an operator writes of ports and certificates, beside a port that this function finds */
export async function startNginxFront({ dataDir }: Pick<SiteProcess, 'dataDir'>, listen = ''): Promise<FrontServer> {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  // Started by root, nginx would drop to a user that may not read the test's folders.
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
    `listen 127.0.0.1:${port} ${listen}; ${hasBrotli ? 'brotli_static on;' : ''}`,
  );
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  return front(child, port, home, () => {
    child.kill('SIGHUP');
    return Promise.resolve();
  });
}

export async function startCaddyFront({ dataDir }: Pick<SiteProcess, 'dataDir'>): Promise<FrontServer> {
  const home = await mkdtemp(join(tmpdir(), 'caddy-'));
  const [port, admin] = [await freePort(), await freePort()];
  const config = join(home, 'Caddyfile');
  await writeFile(
    config,
    `{
  admin localhost:${admin}
  auto_https off
}
http://127.0.0.1:${port} {
  import ${dataDir}/current/Caddyfile
}`,
  );
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const run = (command: string) =>
    spawn('caddy', [command, '--config', config], { stdio: ['ignore', 'pipe', 'pipe'], env });
  return front(run('run'), port, home, async () => {
    const reload = run('reload');
    const output = collectOutput(reload);
    const code = await new Promise((resolve) => reload.once('exit', resolve));
    if (code !== 0) throw new Error(`caddy reload ended with ${code}:\n${output.text()}`);
  });
}

async function front(child: ReturnType<typeof spawn>, port: number, home: string, reload: () => Promise<void>) {
  const url = `http://127.0.0.1:${port}`;
  const output = collectOutput(child);
  const end = performance.now() + 20_000;
  while ((await fetch(url).catch(() => null)) === null) {
    if (child.exitCode !== null || performance.now() > end) throw new Error(`It does not listen:\n${output.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return {
    url,
    reload,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGTERM')) await exited;
      await rm(home, { recursive: true, force: true });
    },
  };
}
