import { expect, test, vi } from 'vitest';
import { RequestError } from '../lib/request.ts';
import { type DetachedUploads, type Source, UploadQueue } from './upload-queue.ts';

const file = (name: string): Source => ({ name, open: async () => ({ name }) as File });

/** A queue whose uploads finish when the test decides. */
function queue() {
  const sending = new Map<string, { arrive: () => void; fail: (error?: Error) => void; signal: AbortSignal }>();
  const photos: string[] = [];
  const detached: DetachedUploads[] = [];
  const uploads = new UploadQueue({
    send: ({ name }, signal) =>
      new Promise((resolve, reject) => {
        const fail = (error = new Error('Связь пропала.')) => reject(error);
        sending.set(name, { signal, arrive: () => resolve(name), fail });
      }),
    settle: async (name) => ({ name, width: 3, height: 2, color: '#808080' }),
    onPhoto({ name }) {
      photos.push(name);
      return name.startsWith('dark') ? ['Снимок тёмный.'] : [];
    },
    onDetached: (ended) => detached.push(ended),
  });
  const started = (name: string) => vi.waitFor(() => expect(sending.has(name)).toBe(true));
  return { uploads, sending, started, photos, detached, states: () => uploads.items().map(({ state }) => state) };
}

test('two files upload at once, and photographs arrive in the order in which they were chosen', async () => {
  const { uploads, sending, started, photos, states } = queue();
  uploads.add(['a', 'b', 'c'].map(file));
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  await started('b');
  sending.get('b')?.arrive();
  await started('c');
  expect(photos).toEqual([]);
  sending.get('c')?.arrive();
  sending.get('a')?.arrive();
  await vi.waitFor(() => expect(photos).toEqual(['a', 'b', 'c']));
  expect(uploads.items()).toEqual([]);
});

test('a failed upload shows the reason, blocks no other upload, and succeeds on retry', async () => {
  const { uploads, sending, started, photos } = queue();
  uploads.add(['a', 'b'].map(file));
  await started('b');
  sending.get('a')?.fail();
  sending.get('b')?.arrive();
  await vi.waitFor(() => expect(photos).toEqual(['b']));
  expect(uploads.items()).toMatchObject([{ state: 'failed', notes: ['Связь пропала.'], canRetry: true }]);
  sending.delete('a');
  uploads.retry(0);
  await started('a');
  sending.get('a')?.arrive();
  await vi.waitFor(() => expect(photos).toEqual(['b', 'a']));
});

test('a cancelled upload stops and lets the others continue', async () => {
  const { uploads, sending, started, photos } = queue();
  uploads.add(['a', 'b'].map(file));
  await started('b');
  sending.get('b')?.arrive();
  await vi.waitFor(() => expect(uploads.items()[1]?.state).toBe('done'));
  uploads.remove(0);
  expect(sending.get('a')?.signal.aborted).toBe(true);
  expect(photos).toEqual(['b']);
});

test('the photographs of an archive take its place, with a note; what the server refused is not tried again', async () => {
  const { uploads, sending, started, photos } = queue();
  const archive = {
    name: 'chat.zip',
    open: async () => ({ sources: ['b', 'dark', 'c'].map(file), notes: ['Взято: 3'] }),
  };
  uploads.add([file('a'), archive, file('d')]);
  for (const name of ['a', 'b', 'dark', 'c', 'd']) {
    await started(name);
    if (name === 'c') sending.get(name)?.fail(new RequestError(422, 'Снимок повреждён.'));
    else sending.get(name)?.arrive();
  }
  await vi.waitFor(() => expect(photos).toEqual(['a', 'b', 'dark', 'd']));
  expect(uploads.items()).toMatchObject([
    { source: { name: 'chat.zip' }, state: 'noted', notes: ['Взято: 3'] },
    { source: { name: 'dark' }, state: 'noted', notes: ['Снимок тёмный.'] },
    { source: { name: 'c' }, state: 'failed', canRetry: false },
  ]);
});

test('a queue of a closed form goes on and reports once at its end', async () => {
  const { uploads, sending, started, photos, detached } = queue();
  uploads.add(['a', 'b', 'c'].map(file));
  await started('b');
  uploads.detach();
  sending.get('b')?.fail();
  await started('c');
  sending.get('c')?.arrive();
  sending.get('a')?.arrive();
  await vi.waitFor(() =>
    expect(detached).toMatchObject([{ photos: [{ name: 'a' }, { name: 'c' }], failed: [{ source: { name: 'b' } }] }]),
  );
  expect(photos).toEqual([]);
});
