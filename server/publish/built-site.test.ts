import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'built-'));
  await writeBuild('plain', ['/', '/works']);
  await writeBuild('gallery', ['/', '/__ui']);
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function writeBuild(name: string, paths: readonly string[]): Promise<void> {
  const [client, built] = [join(home, name, 'client'), join(home, name, 'static')];
  await mkdir(client, { recursive: true });
  await mkdir(built, { recursive: true });
  await writeFile(join(client, 'manifest.json'), JSON.stringify({ 'site/boot.ts': { file: 'assets/boot.js' } }));
  await writeFile(join(client, 'style.css'), 'p{color:red}');
  const routes = JSON.stringify(paths.map((path) => ({ path })));
  await writeFile(join(built, 'entry-static.js'), `export const routes = ${routes}; export const LAYER_ORDER = '';`);
}

test('the build for releases is refused when it holds the gallery', async () => {
  const dir = join(home, 'gallery');
  await expect(readBuiltSite(dir, dir)).rejects.toThrow('gallery');
});

test('a build in another folder, named on purpose, may hold it', async () => {
  const { bootScript } = await readBuiltSite(join(home, 'gallery'), join(home, 'plain'));
  expect(bootScript).toBe('/assets/boot.js');
});

test('the build for releases is taken when it holds none', async () => {
  const dir = join(home, 'plain');
  await expect(readBuiltSite(dir, dir)).resolves.toMatchObject({ bootScript: '/assets/boot.js' });
});
