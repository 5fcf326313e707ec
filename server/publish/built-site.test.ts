import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';

const MANIFEST = {
  'site/boot.ts': { file: 'assets/boot.js' },
  'site/entry-client.tsx': { file: 'assets/client.js', imports: ['_shared', '_base'] },
  'site/shell/runtime/phone-mask.ts': { file: 'assets/mask.js' },
  _shared: { file: 'assets/shared.js', imports: ['_base'] },
  _base: { file: 'assets/base.js' },
  'site/pages/home/page.tsx': { file: 'assets/home.js', imports: ['_gantt', '_base'] },
  _gantt: { file: 'assets/gantt.js', imports: ['_shared'] },
};

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
  await writeFile(join(client, 'manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(client, 'style.css'), 'p{color:red}');
  await writeFile(join(client, 'fonts.css'), '@font-face{font-family:x}');
  const routes = JSON.stringify(paths.map((path) => ({ path })));
  await writeFile(join(built, 'entry-static.js'), `export const routes = ${routes};`);
}

test('the build for releases is refused when it contains the gallery', async () => {
  const dir = join(home, 'gallery');
  await expect(readBuiltSite(dir, dir)).rejects.toThrow('gallery');
});

test('a build in another, explicitly named folder may contain the gallery', async () => {
  const { script } = await readBuiltSite(join(home, 'gallery'), join(home, 'plain'));
  expect(script(null)).toMatchObject({ boot: '/assets/boot.js', page: [] });
});

test('the build for releases is accepted without the gallery', async () => {
  const dir = join(home, 'plain');
  const { files, stylesheet, stylesheetText } = await readBuiltSite(dir, dir);
  expect([files, stylesheet, stylesheetText]).toEqual([[], '/style.css', 'p{color:red}']);
});

test('a document names the application, its parts after their dependencies, and the parts of its page', async () => {
  const { script } = await readBuiltSite(join(home, 'plain'), join(home, 'plain'));
  expect(script('home')).toEqual({
    boot: '/assets/boot.js',
    mask: '/assets/mask.js',
    app: '/assets/client.js',
    parts: ['/assets/base.js', '/assets/shared.js'],
    page: ['/assets/gantt.js', '/assets/home.js'],
  });
  expect(() => script('works')).toThrow('The build has no site/pages/works/page.tsx');
});

test('a build that replaces another is read with its own code', async () => {
  const dir = join(home, 'rebuilt');
  await writeBuild('rebuilt', ['/']);
  const before = await readBuiltSite(dir);
  await writeBuild('rebuilt', ['/', '/works']);
  const after = await readBuiltSite(dir);
  expect(after.module.routes).toHaveLength(2);
  expect(after.buildId).not.toBe(before.buildId);
});
