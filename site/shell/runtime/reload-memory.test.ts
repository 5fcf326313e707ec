import { expect, test } from 'vitest';
import { createReloadMemory } from './reload-memory.ts';
import { createFakeHost, type StorageState } from './testing/fake-host.ts';

const RECORD = { loads: { '/works?x=1': 5 }, isLoading: true };
const EMPTY = { loads: {}, isLoading: false };

test.each<StorageState>(['works', 'missing', 'throws', 'full', 'forgets'])(
  'the next document of the tab reads the record when the storage %s',
  (state) => {
    const host = createFakeHost(state);
    expect(createReloadMemory(host).read()).toEqual(EMPTY);
    expect(createReloadMemory(host).write(RECORD)).toBe(true);
    expect(createReloadMemory(host).read()).toEqual(RECORD);
    expect(createReloadMemory(host).write(EMPTY)).toBe(true);
    expect(createReloadMemory(host).read()).toEqual(EMPTY);
  },
);

test('a record without storage lasts as long as its document, and write returns false', () => {
  const host = createFakeHost('throws', { isNameFixed: true });
  const memory = createReloadMemory(host);
  expect(memory.write(RECORD)).toBe(false);
  expect(memory.read().loads).toEqual(RECORD.loads);
  expect(createReloadMemory(host).read()).toEqual(EMPTY);
});

test('the window name is cleared when the storage works again', () => {
  const host = createFakeHost('works');
  host.name = `reload-guard:${JSON.stringify(RECORD)}`;
  expect(createReloadMemory(host).read()).toEqual(RECORD);
  createReloadMemory(host).write(EMPTY);
  expect(host.name).toBe('');
  expect(createReloadMemory(host).read()).toEqual(EMPTY);
});

test('the later load wins when one path has two records', () => {
  const host = createFakeHost('works');
  const record = (at: number) => JSON.stringify({ loads: { '/': at }, isLoading: false });
  host.sessionStorage.setItem('reload-guard', record(9));
  host.name = `reload-guard:${record(5)}`;
  expect(createReloadMemory(host).read().loads).toEqual({ '/': 9 });
});

test('an existing name of the tab stays while the storage works', () => {
  const host = createFakeHost('works');
  host.name = 'preview';
  createReloadMemory(host).write(RECORD);
  expect(host.name).toBe('preview');
});

test.each(['', 'x', 'null', '[]', '{"loads":null}', '{"loads":{"/":"1"},"isLoading":1}'])(
  'the corrupt record %j is read as empty',
  (text) => {
    const host = createFakeHost('works');
    host.sessionStorage.setItem('reload-guard', text);
    host.name = `reload-guard:${text}`;
    expect(createReloadMemory(host).read()).toEqual(EMPTY);
  },
);
