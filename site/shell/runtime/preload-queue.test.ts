import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPreloadQueue } from './preload-queue.ts';
import { settle } from './testing/settle.ts';

function createQueue(connection: () => { saveData?: boolean; effectiveType?: string } | undefined = () => undefined) {
  const started: string[] = [];
  const inFlight = new Map<string, { resolve: () => void; reject: () => void }>();
  const queue = createPreloadQueue({
    connection,
    load(path) {
      started.push(path);
      return new Promise<void>((resolve, reject) => inFlight.set(path, { resolve, reject })).finally(() =>
        inFlight.delete(path),
      );
    },
  });
  return { queue, started, inFlight };
}

test('four paths are loaded at a time, and the next one starts after a success or a failure', async () => {
  const { queue, started, inFlight } = createQueue();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(path);
  expect(started).toEqual(['/a', '/b', '/c', '/d']);
  inFlight.get('/c')?.resolve();
  await settle();
  expect(started.slice(4)).toEqual(['/e']);
  inFlight.get('/a')?.reject();
  await settle();
  expect(started.slice(5)).toEqual(['/f']);
});

test('a path is loaded once for any query, hash and trailing slash, even after a failure', async () => {
  const { queue, started, inFlight } = createQueue();
  expect(queue.add('/a?x=1')).toBe(true);
  expect(queue.add('/a#top')).toBe(false);
  inFlight.get('/a')?.reject();
  await settle();
  queue.add('/a//');
  queue.prefer('/a');
  queue.add('/?utm=1');
  expect(started).toEqual(['/a', '/']);
});

test('a hovered link goes before all waiting paths, whether it is queued or new', async () => {
  const { queue, started, inFlight } = createQueue();
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(path);
  queue.prefer('/f');
  queue.prefer('/g');
  queue.prefer('/a');
  queue.add('/f');
  for (const { resolve } of [...inFlight.values()]) resolve();
  await settle();
  expect(started.slice(4)).toEqual(['/g', '/f', '/e']);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'the connection %j disables prefetch',
  (connection) => {
    const { queue, started } = createQueue(() => connection);
    expect(queue.add('/a')).toBe(false);
    queue.prefer('/b');
    expect(started).toEqual([]);
  },
);

test('a connection that is not fast prefetches hovered links only', () => {
  const { queue, started } = createQueue(() => ({ effectiveType: '3g' }));
  queue.add('/a');
  queue.prefer('/b');
  expect(started).toEqual(['/b']);
});

test('a path seen after the connection has improved is loaded', async () => {
  const connection = { effectiveType: '2g' };
  const { queue, started } = createQueue(() => connection);
  queue.add('/a');
  connection.effectiveType = '4g';
  queue.add('/a');
  expect(started).toEqual(['/a']);
});

test('queued paths wait while the visitor saves data', async () => {
  const connection = { saveData: false };
  const { queue, started, inFlight } = createQueue(() => connection);
  for (const path of ['/a', '/b', '/c', '/d', '/e']) queue.add(path);
  connection.saveData = true;
  inFlight.get('/a')?.resolve();
  await settle();
  expect(started).not.toContain('/e');
  connection.saveData = false;
  inFlight.get('/b')?.resolve();
  await settle();
  expect(started).toContain('/e');
});

test('a load that throws synchronously is silent, too', async () => {
  const started: string[] = [];
  const queue = createPreloadQueue({
    connection: () => undefined,
    load(path) {
      started.push(path);
      throw new Error('no');
    },
  });
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) queue.add(path);
  await settle();
  expect(started).toHaveLength(6);
});

const command = fc.record({
  kind: fc.constantFrom('add' as const, 'prefer' as const, 'resolve' as const, 'reject' as const),
  path: fc.integer({ min: 0, max: 11 }).map((n) => `/${n}`),
});

test('at most four loads are in flight, and each path is loaded exactly once in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 60 }), async (commands) => {
      const { queue, started, inFlight } = createQueue();
      const wanted = new Set<string>();
      for (const { kind, path } of commands) {
        if (kind === 'add' || kind === 'prefer') {
          queue[kind](path);
          wanted.add(path);
        } else {
          inFlight.get(path)?.[kind]();
          await settle();
        }
        expect(inFlight.size).toBeLessThanOrEqual(4);
      }
      while (inFlight.size > 0) {
        for (const { resolve } of [...inFlight.values()]) resolve();
        await settle();
        expect(inFlight.size).toBeLessThanOrEqual(4);
      }
      expect(started.toSorted()).toEqual([...wanted].toSorted());
    }),
    { numRuns: 50 },
  );
});
