import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function makeCertificate() {
  const home = await mkdtemp(join(tmpdir(), 'certificate-'));
  const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', [...request, '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  return { key, certificate, [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true }) };
}
