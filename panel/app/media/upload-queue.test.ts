import { expect, test, vi } from 'vitest';
import { UploadQueue } from './upload-queue.ts';

const file = (name: string) => ({ name }) as File;

/** A queue whose uploads finish when the test decides. */
function queue() {
  const sending = new Map<string, { arrive: () => void; fail: () => void; signal: AbortSignal }>();
  const photos: string[] = [];
  const uploads = new UploadQueue({
    send: ({ name }, signal) =>
      new Promise((resolve, reject) => {
        sending.set(name, { signal, arrive: () => resolve(name), fail: () => reject(new Error('Связь пропала.')) });
      }),
    settle: async (name) => ({ name, width: 3, height: 2 }),
    onPhoto: ({ name }) => photos.push(name),
  });
  return { uploads, sending, photos, states: () => uploads.items().map(({ state }) => state) };
}

test('two files upload at once, and photographs arrive in the order in which they were chosen', async () => {
  const { uploads, sending, photos, states } = queue();
  uploads.add(['a', 'b', 'c'].map(file));
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  sending.get('b')?.arrive();
  await vi.waitFor(() => expect(sending.has('c')).toBe(true));
  expect(photos).toEqual([]);
  sending.get('c')?.arrive();
  sending.get('a')?.arrive();
  await vi.waitFor(() => expect(photos).toEqual(['a', 'b', 'c']));
  expect(uploads.items()).toEqual([]);
});

test('a failed upload shows the reason, blocks no other upload, and succeeds on retry', async () => {
  const { uploads, sending, photos } = queue();
  uploads.add(['a', 'b'].map(file));
  sending.get('a')?.fail();
  sending.get('b')?.arrive();
  await vi.waitFor(() => expect(photos).toEqual(['b']));
  expect(uploads.items()).toMatchObject([{ state: 'failed', message: 'Связь пропала.' }]);
  uploads.retry(0);
  sending.get('a')?.arrive();
  await vi.waitFor(() => expect(photos).toEqual(['b', 'a']));
});

test('a cancelled upload stops and lets the others continue', async () => {
  const { uploads, sending, photos } = queue();
  uploads.add(['a', 'b'].map(file));
  sending.get('b')?.arrive();
  await vi.waitFor(() => expect(uploads.items()[1]?.state).toBe('done'));
  uploads.remove(0);
  expect(sending.get('a')?.signal.aborted).toBe(true);
  expect(photos).toEqual(['b']);
});

test('a queue of a closed form starts no more uploads', async () => {
  const { uploads, sending, photos } = queue();
  uploads.add(['a', 'b', 'c'].map(file));
  uploads.stop();
  expect(sending.get('a')?.signal.aborted).toBe(true);
  sending.get('a')?.fail();
  sending.get('b')?.arrive();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sending.has('c')).toBe(false);
  expect(photos).toEqual([]);
});
