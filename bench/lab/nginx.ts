import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listens } from '../../e2e/support/front-server.ts';

/** Starts one nginx worker with these blocks inside `http`; resolves when nginx listens on the port. */
export async function startNginx(port: number, blocks: string) {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'));
  // When root starts nginx, its workers switch to a user that cannot read the test's folders.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const config = `${user}daemon off; worker_processes 1; error_log stderr crit; pid ${home}/pid;
events { worker_connections 512; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
  client_body_temp_path ${home}/a; proxy_temp_path ${home}/b; fastcgi_temp_path ${home}/c; uwsgi_temp_path ${home}/d; scgi_temp_path ${home}/e;
  ${blocks}
}`;
  await writeFile(join(home, 'nginx.conf'), config);
  const child = spawn('nginx', ['-c', join(home, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; attempt < 100 && !(await listens(port)); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      await rm(home, { recursive: true, force: true });
    },
  };
}
