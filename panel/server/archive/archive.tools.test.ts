import { chmod, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJournal } from '../access/journal.ts';
import type { PanelVisitor } from '../testing/panel-visitor.fixture.ts';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { emailOf, PASSWORD, startTestPanel, tokenIn } from '../testing/start-test-panel.fixture.ts';
import { draft, hashesOf, openPlaces, withDatabase } from './archive-places.fixture.ts';
import { restoreArchive } from './restore-archive.ts';

const { home, emptyPlace, remove } = await openPlaces();
afterAll(remove);

const cookieOf = ({ cookies }: PanelVisitor) => [...cookies].map((pair) => pair.join('=')).join('; ');

describe('an archive', () => {
  let panel: TestPanel;
  let admin: PanelVisitor;
  let archive: Buffer;
  beforeAll(async () => {
    panel = await startTestPanel();
    admin = await panel.signIn('admin');
    await panel.signIn('editor');
    await mkdir(join(panel.dataDir, 'panel', 'photos'), { recursive: true });
    await writeFile(join(panel.dataDir, 'panel', 'photos', 'text.jpg'), 'не картинка, но её байты');
    const [photo = ''] = await readdir('content/photos');
    await cp(join('content/photos', photo), join(panel.dataDir, 'panel', 'photos', `draft-${photo}`));
    await withDatabase(await placeOf(panel), ({ db }) =>
      db.insertInto('content_drafts').values(draft('editor')).execute(),
    );
    const response = await fetch(`${panel.url}/api/archive`, {
      headers: { cookie: cookieOf(admin) },
    });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="panel-[\d-]+\.tar\.gz"$/);
    archive = Buffer.from(await response.arrayBuffer());
    await cp(join(panel.dataDir, 'cache'), join(home, 'cache'), { recursive: true });
  });
  afterAll(() => panel[Symbol.asyncDispose]());

  const placeOf = async ({ contentDir, dataDir }: TestPanel) => ({ contentDir, dataDir, databaseUrl: null });

  it('restores an empty machine byte by byte, with people who need new passwords', async () => {
    const place = await emptyPlace();
    const restored = await restoreArchive(Readable.from([archive]), place);
    expect(restored).toMatchObject({ formerFolder: null, withPeople: true });
    expect((await stat(place.contentDir)).mode & 0o777).toBe(0o755);
    expect(await hashesOf(place.contentDir)).toEqual(await hashesOf(panel.contentDir));
    expect(await hashesOf(join(place.dataDir, 'panel', 'photos'))).toEqual(
      await hashesOf(join(panel.dataDir, 'panel', 'photos')),
    );
    await withDatabase(place, async ({ db }) => {
      const people = await db.selectFrom('people').select(['email', 'role']).orderBy('email').execute();
      expect(people).toEqual([
        { email: emailOf('admin'), role: 'admin' },
        { email: emailOf('editor'), role: 'editor' },
      ]);
      expect(await db.selectFrom('content_drafts').select('facts').execute()).toEqual([
        { facts: '{"title":"Черновик"}' },
      ]);
      expect((await openJournal(db).read({ what: 'invited' })).lines).not.toEqual([]);
    });
    expect((await readdir(dirname(place.contentDir))).sort()).toEqual(['content', 'var']);
    expect(await readdir(join(place.dataDir, 'panel'))).not.toContainEqual(expect.stringMatching(/^restore-/));
  });

  it('lets a restored person in only by a new link', async () => {
    await using other = await startTestPanel();
    await cp(join(home, 'cache'), join(other.dataDir, 'cache'), { recursive: true });
    await rm(other.contentDir, { recursive: true });
    await restoreArchive(Readable.from([archive]), await placeOf(other));
    const visitor = other.stranger();
    const given = { email: emailOf('admin'), password: PASSWORD };
    expect((await visitor.ask('POST', '/api/auth/sign-in', given)).status).toBe(422);
    const token = tokenIn((await other.command('add-admin', emailOf('admin'))).said);
    const used = await visitor.ask('POST', '/api/auth/link/use', { token, name: 'Администратор', password: PASSWORD });
    expect(used.body.person.role).toBe('admin');
  });

  it('holds no password, session, code or link, not even in unused bytes of its database', async () => {
    const bytes = gunzipSync(archive);
    expect(bytes.includes(emailOf('editor'))).toBe(true);
    const secrets = await withDatabase(await placeOf(panel), async ({ db }) => [
      ...(await db.selectFrom('accounts').select('password as secret').execute()),
      ...(await db.selectFrom('sessions').select('token as secret').execute()),
    ]);
    expect(secrets.length).toBeGreaterThan(2);
    for (const { secret } of secrets) expect(bytes.includes(secret ?? 'no password')).toBe(false);
    expect(bytes.includes(await readFile(join(panel.dataDir, 'panel', 'secret')))).toBe(false);
  });

  it('is restored from the screen over existing content, which is kept, and sessions stay valid', async () => {
    const edited = join(panel.contentDir, 'company.yaml');
    const before = await readFile(edited, 'utf8');
    await writeFile(edited, `${before}\n# правка после архива\n`);
    await chmod(panel.contentDir, 0o775);
    await rm(join(panel.dataDir, 'panel', 'photos'), { recursive: true });
    await withDatabase(await placeOf(panel), ({ db }) => db.deleteFrom('content_drafts').execute());
    const answer = await fetch(`${panel.url}/api/archive/restore`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/gzip',
        cookie: cookieOf(admin),
      },
      body: new Uint8Array(archive),
    });
    const restored = (await answer.json()) as { formerFolder: string; withPeople: boolean };
    expect([answer.status, restored.withPeople]).toEqual([200, false]);
    expect(await readFile(edited, 'utf8')).toBe(before);
    expect(await readFile(join(restored.formerFolder, 'company.yaml'), 'utf8')).toContain('правка после архива');
    expect(basename(restored.formerFolder)).toMatch(/^content-before-[\d-]+$/);
    expect((await stat(panel.contentDir)).mode & 0o777).toBe(0o775);
    const { photos } = (await admin.ask('GET', '/api/photos?search=draft-')).body;
    expect(photos).toEqual([expect.objectContaining({ isStaged: true })]);
    expect((await admin.ask('GET', '/api/session')).status).toBe(200);
    await withDatabase(await placeOf(panel), async ({ db }) => {
      expect(await db.selectFrom('content_drafts').selectAll().execute()).toHaveLength(1);
    });
    const { lines } = (await admin.ask('GET', '/api/journal')).body;
    expect(lines.map(({ what }: { what: string }) => what)).toEqual(
      expect.arrayContaining(['archive-made', 'archive-restored']),
    );
  });

  it('replaces the folder only while no change is in progress', async () => {
    const place = await emptyPlace();
    await cp('content', place.contentDir, { recursive: true });
    const edited = join(place.contentDir, 'company.yaml');
    const restored = await restoreArchive(Readable.from([archive]), place, async (act) => {
      await writeFile(edited, '# последняя правка до архива\n');
      return act();
    });
    expect(await readFile(join(restored.formerFolder ?? '', 'company.yaml'), 'utf8')).toContain('последняя правка');
    expect(await readFile(edited, 'utf8')).not.toContain('последняя правка');
  });

  it('leaves no temporary files, even after an aborted download', async () => {
    const abort = new AbortController();
    const response = await fetch(`${panel.url}/api/archive`, {
      headers: { cookie: cookieOf(admin) },
      signal: abort.signal,
    });
    await response.body?.getReader().read();
    abort.abort();
    const left = () => readdir(join(panel.dataDir, 'panel'));
    await expect.poll(left).not.toContainEqual(expect.stringMatching(/^(archive|restore)-/));
  });

  it('is created and restored at the command line', async () => {
    const file = join(home, 'by-hand.tar.gz');
    expect(await panel.command('archive', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Архив готов'),
    });
    expect(await panel.command('archive', file)).toMatchObject({ code: 1, said: expect.stringContaining('уже есть') });
    await rm(join(panel.contentDir, 'works'), { recursive: true });
    expect(await panel.command('restore', file)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Прежнее содержимое'),
    });
    expect(await readdir(join(panel.contentDir, 'works'))).not.toEqual([]);
    expect(await panel.command('restore', join(home, 'none'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('нет'),
    });
  });

  it('changes nothing when it is cut off, empty or of another format', async () => {
    const place = await emptyPlace();
    await cp('content', place.contentDir, { recursive: true });
    const before = await hashesOf(place.contentDir);
    for (const bytes of [
      archive.subarray(0, archive.length / 2),
      Buffer.alloc(0),
      Buffer.from('PK\u0003\u0004'),
      gzipSync('просто текст'),
    ]) {
      await expect(restoreArchive(Readable.from([bytes]), place)).rejects.toThrow(/архив/);
    }
    expect(await hashesOf(place.contentDir)).toEqual(before);
    expect((await readdir(dirname(place.contentDir))).sort()).toEqual(['content', 'var']);
  });
});
