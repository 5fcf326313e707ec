import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReleaseManifest } from '../../release/manifest.ts';
import { readRelease } from '../../release/manifest.ts';
import { LocalFiles } from '../../release-storage/local-files.ts';
import { writeRelease } from '../../serve/fixture-release.ts';
import { NO_OLDER_FILES } from '../../serve/older-files.ts';
import { caddyfile } from './caddyfile.ts';
import { type FrontSettings, frontOf } from './front.ts';
import { keepFrontFiles } from './keep-front-files.ts';
import { nginxConf } from './nginx-conf.ts';

let dataDir: string;
let dir: string;
let manifest: ReleaseManifest;
let settings: FrontSettings;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'front-'));
  await writeRelease(dataDir, 'r1', { 'index.html': 'Главная', 'works.html': 'Работы', 'data/works.json': '{}' });
  dir = join(dataDir, 'releases', 'r1');
  manifest = await readRelease(dir);
  settings = { dataDir, host: '127.0.0.1', port: 3000, publicUrl: 'https://company.example' };
});
afterEach(() => rm(dataDir, { recursive: true }));

const both = (changed: Partial<ReleaseManifest> = {}) => {
  const front = frontOf(dir, { ...manifest, ...changed }, settings);
  return [nginxConf(front), caddyfile(front)];
};

test('paths that a configuration cannot express safely are left to Node', () => {
  const [page, json] = [manifest.files['/works'], manifest.files['/data/works.json']];
  if (!page || !json) throw new Error('The fixture has changed');
  const odd = both({
    files: {
      ...manifest.files,
      '/работы': page,
      '/data/a;b.json': json,
      '/data/x.json': { ...json, file: 'data/x.json', cache: 'immutable' },
    },
    redirects: {
      '/moved': { to: '/works', status: 301 },
      '/asks': { to: '/works?kind=1', status: 301 },
      '/old works': { to: '/works', status: 301 },
    },
  });
  for (const text of odd) {
    expect(text).toContain('/moved');
    expect(text).not.toMatch(/работы|a;b|\/asks|old works/);
    // This folder mixes two cache policies, so Node serves it.
    expect(text).not.toContain('^/data/');
  }
  for (const text of both()) expect(text).toContain('^/data/.+\\.json$');
});

test('responses of the web server itself have HSTS when the site uses HTTPS', () => {
  const hsts = 'max-age=63072000; includeSubDomains';
  settings = { ...settings, hstsSubdomains: true };
  const [nginx = '', caddy = ''] = both();
  // nginx locations without `add_header` inherit the headers of the server block.
  expect(nginx).toContain(`  proxy_hide_header Strict-Transport-Security;
  add_header Strict-Transport-Security "${hsts}" always;`);
  expect(caddy).toContain(`handle_errors {
  header Strict-Transport-Security "${hsts}"`);
  settings = { ...settings, publicUrl: 'http://localhost:3000' };
  for (const text of both()) expect(text).not.toContain('Strict-Transport-Security');
});

test('an address redirected by the content has no second redirect to a clean path', () => {
  const [nginx = '', caddy = ''] = both({
    redirects: { '/index.html': { to: '/works', status: 302 }, '/healthz': { to: '/works', status: 302 } },
  });
  expect(nginx.match(/location = \/index\.html /g)).toHaveLength(1);
  expect(nginx.match(/location = \/healthz /g)).toHaveLength(1);
  expect(caddy.match(/^ {2}\/index\.html .*$/gm)).toEqual(['  /index.html /works 302']);
});

test.each([
  ['0.0.0.0', '127.0.0.1:3000'],
  ['::', '127.0.0.1:3000'],
  ['::1', '[::1]:3000'],
  ['10.0.0.5', '10.0.0.5:3000'],
])('a server that listens on %s is proxied to %s', (host, upstream) => {
  settings = { ...settings, host };
  for (const text of both()) expect(text).toContain(upstream);
});

test('a folder that nginx would read as a variable is refused with an error message', () => {
  expect(() => nginxConf(frontOf('/srv/$home', manifest, settings))).toThrow('nginx cannot quote «/srv/$home/public»');
});

test('every shown release gets the configuration files of this machine, which are not uploaded', async () => {
  const events: string[] = [];
  const list = async () => Object.keys(await new LocalFiles().list(dir)).sort();
  const before = await list();
  const served = { dir, manifest, older: NO_OLDER_FILES };
  keepFrontFiles(settings, (event) => void events.push(event))(served);
  const signal = () => readFile(join(dataDir, 'current-release.txt'), 'utf8').catch(() => '');
  await expect.poll(signal).toBe('r1\n');
  expect(await readFile(join(dir, 'nginx.conf'), 'utf8')).toContain('server 127.0.0.1:3000;');
  expect(await readFile(join(dir, 'not-found.html'), 'utf8')).not.toContain('%%PATH%%');
  expect(await list()).toEqual(before);

  keepFrontFiles({ ...settings, port: 3001 }, () => undefined)(served);
  await expect.poll(() => readFile(join(dir, 'nginx.conf'), 'utf8')).toContain('server 127.0.0.1:3001;');
  await rm(dir, { recursive: true });
  keepFrontFiles(settings, (event) => void events.push(event))(served);
  await vi.waitFor(() => expect(events).toEqual(['front-files-not-written']));
});
