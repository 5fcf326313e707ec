import { afterEach, expect, test, vi } from 'vitest';
import { draftName, keyName, rememberPlainPost, settlePlainPost } from './lead-key.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubStorage(entries: Readonly<Record<string, string>>) {
  const stored = new Map(Object.entries(entries));
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
  return stored;
}

test('an accepted native post removes the key and the draft of the posted form only', () => {
  const others = { [keyName('other')]: 'key-2', [draftName('other')]: '{}' };
  const stored = stubStorage({ [keyName('form')]: 'key-1', [draftName('form')]: '{}', ...others });
  settlePlainPost();
  expect(stored.size).toBe(4);
  rememberPlainPost('form');
  settlePlainPost();
  expect(Object.fromEntries(stored)).toEqual(others);
});

test('blocked storage breaks neither the native post nor the thank-you page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => {
    rememberPlainPost('form');
    settlePlainPost();
  }).not.toThrow();
});
