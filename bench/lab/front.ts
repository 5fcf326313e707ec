import { freePort } from '../../e2e/support/free-port.ts';
import { missingOf } from '../../e2e/support/programs.ts';
import { makeCertificate } from './certificate.ts';
import { startNginx } from './nginx.ts';

/** Returns an installation hint for the missing programs, or an empty string. */
export function needsOfFront(): string {
  const missing = missingOf('nginx', 'openssl');
  return missing.length === 0 ? '' : `нет ${missing.join(' и ')}. Поставьте: apt-get install nginx-light openssl.`;
}

/**
 * Starts nginx as in production: in front of a server, over HTTP/1.1 and HTTP/2, with TLS and a self-signed
 * certificate.
 */
export async function startFront(upstream: string) {
  const tls = await makeCertificate();
  const [http1, http2] = [await freePort(), await freePort()];
  const server = (listen: string) => `server {
    listen 127.0.0.1:${listen}; ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key};
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
      await tls[Symbol.asyncDispose]();
    },
  };
}
