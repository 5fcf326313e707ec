import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointCurrentAt, writeRelease } from '../serve/fixture-release.ts';
import { createReleaseStore } from '../serve/release-store.ts';
import { followReleases } from './follow-releases.ts';
import { openReleaseStorage } from './open-storage.ts';
import { RivalPublisher } from './release-problems.ts';
import { ReleaseUploader } from './release-uploader.ts';
import { startS3 } from './s3.fixture.ts';
import type { StorageSettings } from './settings.ts';
import { FILES, LISTS, readPointer } from './stored-release.ts';

const WEB_1 = { id: 'one', host: 'web-1' };
const WEB_2 = { id: 'two', host: 'web-2' };
const silent = () => undefined;

let home: string;
let s3: Awaited<ReturnType<typeof startS3>>;
let plainS3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sharing-'));
  [s3, plainS3] = await Promise.all([startS3('known'), startS3('unknown')]);
});
afterAll(async () => {
  await Promise.all([s3[Symbol.asyncDispose](), plainS3[Symbol.asyncDispose]()]);
  await rm(home, { recursive: true, force: true });
});

const newDir = () => mkdtemp(join(home, 'dir-'));

const KINDS: [string, () => Promise<StorageSettings>][] = [
  ['a folder', async () => ({ kind: 'folder', dir: join(await newDir(), 'shared') })],
  ['S3', async () => s3.settings()],
  ['S3 without conditions', async () => plainS3.settings()],
];

async function startFollower(settings: StorageSettings) {
  const dataDir = await newDir();
  const store = createReleaseStore({ dataDir, log: silent, pollMs: 20 });
  await store.start();
  const storage = { ...openReleaseStorage(settings), pollMs: 20 };
  const events: { event: string; fields: Record<string, string | number | boolean> | undefined }[] = [];
  const following = followReleases({
    ...{ storage, dataDir, shown: null },
    log: (event, fields) => events.push({ event, fields }),
    activate: store.activate,
  });
  return {
    ...{ dataDir, storage, events, following },
    shown: () => store.current()?.manifest.id,
    read: (file: string) => readFile(join(dataDir, 'current/public', file), 'utf8'),
    async [Symbol.asyncDispose]() {
      await following.stop();
      store.stop();
    },
  };
}

describe.each(KINDS)('releases through %s', (kind, newSettings) => {
  test('arrive completely on a new server; a later one sends only new files, and an earlier one can return', async () => {
    const settings = await newSettings();
    await using follower = await startFollower(settings);
    const dataDir = await newDir();
    const photo = Buffer.alloc(200_000, 7);
    const handing = new ReleaseUploader(openReleaseStorage(settings), WEB_1);
    const first = await writeRelease(dataDir, 'r1', { 'index.html': '<h1>Один</h1>', 'media/a.avif': photo });
    expect(await handing.uploadRelease({ id: 'r1', dir: first })).toBe(true);
    expect(await handing.uploadRelease({ id: 'r1', dir: first })).toBe(false);
    await expect.poll(follower.shown).toBe('r1');
    expect(await readFile(join(follower.dataDir, 'current/public/media/a.avif'))).toEqual(photo);

    const second = await writeRelease(dataDir, 'r2', { 'index.html': '<h1>Два</h1>', 'media/a.avif': photo });
    await handing.uploadRelease({ id: 'r2', dir: second });
    await expect.poll(follower.shown).toBe('r2');
    expect(await follower.read('index.html')).toBe('<h1>Два</h1>');
    const taken = () => follower.events.filter(({ event }) => event === 'release-taken').map(({ fields }) => fields);
    // The release has one page with three precompressed files and a manifest. The store sees the new link before the
    // event is logged.
    await expect.poll(taken).toMatchObject([{ count: 1 }, { count: 2, files: 5 }]);

    await handing.uploadRelease({ id: 'r1', dir: first });
    await expect.poll(follower.shown).toBe('r1');
    expect(follower.following.problem()).toBeNull();
    expect((await readdir(join(follower.dataDir, 'releases'))).sort()).toEqual(['r1', 'r2']);
  });

  test('with a missing or corrupt file are not shown, are reported, and arrive after the file is repaired', async () => {
    const settings = await newSettings();
    await using follower = await startFollower(settings);
    const dataDir = await newDir();
    const storage = openReleaseStorage(settings);
    const first = await writeRelease(dataDir, 'r1', { 'index.html': '<h1>Один</h1>' });
    await new ReleaseUploader(storage, WEB_1).uploadRelease({ id: 'r1', dir: first });
    await expect.poll(follower.shown).toBe('r1');

    const second = await writeRelease(dataDir, 'r2', { 'index.html': '<h1>Два</h1>', 'works.html': '<h1>Работы</h1>' });
    const before = new Set((await storage.list(FILES)).map(({ key }) => key));
    const held = { ...storage, pointer: { ...storage.pointer, replace: async () => 'not yet' } };
    await new ReleaseUploader(held, WEB_1).uploadRelease({ id: 'r2', dir: second });
    const added = (await storage.list(FILES)).map(({ key }) => key).filter((key) => !before.has(key));
    const [missing = '', broken = ''] = added;
    const good = await storage.get(broken);
    const trusting = new ReleaseUploader(storage, WEB_1);
    await trusting.uploadRelease({ id: 'r1', dir: first });
    await storage.delete(missing);
    await storage.put(broken, Buffer.from('no'));
    await trusting.uploadRelease({ id: 'r2', dir: second });
    await expect.poll(() => follower.following.problem()?.code).toBe('release-damaged');
    expect(follower.shown()).toBe('r1');
    expect(await follower.read('index.html')).toBe('<h1>Один</h1>');

    await storage.put(broken, good ?? Buffer.alloc(0));
    expect(await new ReleaseUploader(storage, WEB_1).uploadRelease({ id: 'r2', dir: second })).toBe(false);
    await expect.poll(follower.shown).toBe('r2');
    await expect.poll(() => follower.following.problem()).toBeNull();
  });

  test('from a second publisher are refused with the name of the first, until the pointer is deleted', async () => {
    const settings = await newSettings();
    const dataDir = await newDir();
    const storage = openReleaseStorage(settings);
    const release = (id: string) => writeRelease(dataDir, id, { 'index.html': id }).then((dir) => ({ id, dir }));
    await new ReleaseUploader(storage, WEB_1).uploadRelease(await release('r1'));
    await new ReleaseUploader(storage, WEB_1).uploadRelease(await release('r2'));
    const second = new ReleaseUploader(storage, WEB_2);
    await expect(second.uploadRelease(await release('r3'))).rejects.toThrow(new RivalPublisher('web-1'));
    expect(await pointerOf(settings)).toMatchObject({ count: 2, releaseId: 'r2' });

    await using follower = await startFollower(settings);
    await expect.poll(follower.shown).toBe('r2');
    await takeAway(settings);
    await second.uploadRelease(await release('r3'));
    await expect.poll(follower.shown).toBe('r3');
    expect(await pointerOf(settings)).toMatchObject({ count: 3, releaseId: 'r3', publisher: 'two' });
  });

  test.skipIf(kind === 'S3 without conditions')(
    'from two publishers that write the pointer at the same moment are refused for one of them',
    async () => {
      const settings = await newSettings();
      const dataDir = await newDir();
      const release = (id: string) => writeRelease(dataDir, id, { 'index.html': id }).then((dir) => ({ id, dir }));
      const [one, two] = [await release('r1'), await release('r2')];
      let ready = () => {};
      const both = new Promise<void>((resolve) => {
        let waiting = 0;
        ready = () => {
          waiting += 1;
          if (waiting === 2) resolve();
        };
      });
      const meeting = () => {
        const storage = openReleaseStorage(settings);
        const replace: typeof storage.pointer.replace = async (...how) => {
          ready();
          await both;
          return storage.pointer.replace(...how);
        };
        return { ...storage, pointer: { ...storage.pointer, replace } };
      };
      const ends = await Promise.allSettled([
        new ReleaseUploader(meeting(), WEB_1).uploadRelease(one),
        new ReleaseUploader(meeting(), WEB_2).uploadRelease(two),
      ]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const logged = ends.find((end) => end.status === 'rejected');
      expect(logged?.reason).toBeInstanceOf(RivalPublisher);
    },
  );

  test('lose unused files after thirty days and keep used files of any age', async () => {
    const settings = await newSettings();
    const dataDir = await newDir();
    const storage = openReleaseStorage(settings);
    const release = (id: string, text: string) =>
      writeRelease(dataDir, id, { 'index.html': text, 'a.html': 'stays' }).then((dir) => ({ id, dir }));
    await new ReleaseUploader(storage, WEB_1).uploadRelease(await release('r1', 'goes'));
    const old = new Set([...(await storage.list(FILES)), ...(await storage.list(LISTS))].map(({ key }) => key));
    const daysLater = (days: number) => ({
      ...storage,
      list: async (prefix: string) =>
        (await storage.list(prefix)).map(({ key, modifiedAtMs }) => ({
          key,
          modifiedAtMs: modifiedAtMs - (old.has(key) ? days * 86_400_000 : 0),
        })),
    });
    const count = async () => (await storage.list(FILES)).filter(({ key }) => old.has(key)).length;
    const all = await count();
    await new ReleaseUploader(daysLater(29), WEB_1).uploadRelease(await release('r2', 'new'));
    expect(await count()).toBe(all);
    await new ReleaseUploader(daysLater(31), WEB_1).uploadRelease(await release('r3', 'newer'));
    // Remaining files: the current page, the not-found templates and their precompressed files.
    expect(await count()).toBeLessThan(all);
    expect((await storage.list(LISTS)).map(({ key }) => key)).toEqual([
      expect.stringContaining('r2'),
      expect.stringContaining('r3'),
    ]);
    await using follower = await startFollower(settings);
    await expect.poll(follower.shown).toBe('r3');
    expect(await follower.read('a.html')).toBe('stays');
  });
});

test('stay shown when the storage fails, and the failure is reported without the key', async () => {
  const settings = { ...s3.settings(), bucket: 'nowhere', secretAccessKey: 'hush-hush' };
  const dataDir = await newDir();
  await writeRelease(dataDir, 'r1', { 'index.html': 'one' });
  await pointCurrentAt(dataDir, 'r1');
  const logged: string[] = [];
  const following = followReleases({
    ...{ storage: { ...openReleaseStorage(settings), pollMs: 10 }, dataDir, shown: null, silenceMs: 0 },
    log: (event, fields) => logged.push(JSON.stringify([event, fields])),
    activate: async () => undefined,
  });
  await expect.poll(() => following.problem()?.code).toBe('release-storage-silent');
  expect(following.problem()?.words).toMatch(/корзина nowhere не отвечает \((NoSuchBucket|SignatureDoesNotMatch)\)/);
  expect(JSON.stringify([following.problem(), logged])).not.toContain('hush');
  await following.stop();
});

async function pointerOf(settings: StorageSettings) {
  const found = await openReleaseStorage(settings).pointer.read(null);
  return found === null || found === 'same' ? null : readPointer(found.text);
}

async function takeAway(settings: StorageSettings): Promise<void> {
  if (settings.kind === 's3') return openReleaseStorage(settings).delete('pointer.json');
  for (const name of await readdir(settings.dir)) if (name.startsWith('pointer.')) await rm(join(settings.dir, name));
}
