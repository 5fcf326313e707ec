import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingOf } from '../../e2e/support/programs.ts';
import { freePort } from '../../e2e/support/site-process.ts';
import { startNginx } from './nginx.ts';

/** What to do before `startFront` can be called; empty when nothing is missing. */
export function needsOfFront(): string {
  const missing = missingOf('nginx', 'openssl');
  return missing.length === 0 ? '' : `нет ${missing.join(' и ')}. Поставьте: apt-get install nginx-light openssl.`;
}

/** As in public: nginx in front of a server, over HTTP/1.1 and HTTP/2, both with TLS and a certificate of its own. */
export async function startFront(upstream: string) {
  const home = await mkdtemp(join(tmpdir(), 'front-'));
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', [...request, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const [http1, http2] = [await freePort(), await freePort()];
  const server = (listen: string) => `server {
    listen 127.0.0.1:${listen}; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location / { proxy_pass http://upstream; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; }
  }`;
  const nginx = await startNginx(
    http2,
    `upstream upstream { server ${new URL(upstream).host}; keepalive 32; }
  ${server(`${http1} ssl`)}
  ${server(`${http2} ssl http2`)}`,
  );
  return {
    urls: { 'HTTP/1.1': `https://127.0.0.1:${http1}`, 'HTTP/2': `https://127.0.0.1:${http2}` },
    async stop() {
      await nginx.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
