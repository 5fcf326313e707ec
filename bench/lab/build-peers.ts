import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PEERS = join(import.meta.dirname, '../../workshop/peers');

/** Build command and output folder of each peer; each peer is a separate package. */
const BUILDS = {
  Astro: { folder: 'astro', command: 'astro', cache: '.astro', out: 'dist' },
  Next: { folder: 'next', command: 'next', cache: '.next', out: 'out' },
} as const;

export type Peer = { readonly name: string; readonly folder: string };

export async function buildPeers(publicDir: string, workPath: string): Promise<Peer[]> {
  await takeData(publicDir, workPath);
  const peers: Peer[] = [];
  for (const [name, { folder, command, cache, out }] of Object.entries(BUILDS)) {
    const cwd = join(PEERS, folder);
    const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
    // `npm ci` refuses a lockfile without the optional binaries of platforms that the registry lacks.
    const install = ['install', '--no-save', '--no-audit', '--no-fund'];
    if (!existsSync(join(cwd, 'node_modules'))) execFileSync('npm', install, { cwd, stdio: 'inherit' });
    // Delete the cache: the peers' build caches ignore changes in their data loaders.
    for (const made of [cache, out]) await rm(join(cwd, made), { recursive: true, force: true });
    execFileSync(join('node_modules', '.bin', command), ['build'], {
      cwd,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    peers.push({ name, folder: join(cwd, out) });
  }
  return peers;
}

/** Copies the data of a release into the folder that the peers read. */
async function takeData(publicDir: string, workPath: string): Promise<void> {
  const data = join(PEERS, 'data');
  const read = (file: string) => readFile(join(publicDir, file), 'utf8');
  await mkdir(data, { recursive: true });
  await writeFile(join(data, 'home.json'), await read('data/index.json'));
  await writeFile(join(data, 'work.json'), await read(`data${workPath}.json`));
  await writeFile(join(data, 'shell.json'), await read('data/_shell.json'));
  const [, css = ''] = /<style>(:root\{.*?\})/.exec(await read('index.html')) ?? [];
  await writeFile(join(data, 'brand.json'), JSON.stringify({ css }));
}
