import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../storage/testing/memory-storage.ts';
import { createLeadDraft } from './lead-draft.ts';

const blocked = () => {
  throw new Error('blocked');
};

test('a draft restores the values of a visitor, but neither consents nor technical fields', () => {
  const storage = memoryStorage();
  const written = { name: 'Анна', phone: '+7 (900)', callTime: 'завтра', contactBy: 'max', shownAt: '2026-11-20' };
  createLeadDraft('form', () => storage).keep({ ...written, consent: 'yes', marketing: 'yes', key: 'k', website: '' });
  expect(createLeadDraft('form', () => storage).read()).toEqual(written);
  expect(createLeadDraft('another', () => storage).read()).toBeNull();
});

test('an emptied form leaves no draft in the storage', () => {
  const storage = memoryStorage();
  const draft = createLeadDraft('form', () => storage);
  draft.keep({ name: 'Анна' });
  draft.keep({ name: '', shownAt: '2026-11-20' });
  expect(storage.names()).toEqual([]);
  draft.keep({ name: 'Анна' });
  draft.clear();
  expect(storage.names()).toEqual([]);
});

test('blocked storage does not break the draft', () => {
  const draft = createLeadDraft('form', blocked);
  draft.keep({ name: 'Анна' });
  draft.clear();
  expect(draft.read()).toBeNull();
});

test('a draft read from arbitrary storage content holds only texts of known fields', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const storage = memoryStorage();
      storage.setItem('lead-draft:form', text);
      const draft = createLeadDraft('form', () => storage).read() ?? {};
      for (const [name, value] of Object.entries(draft)) {
        expect(['name', 'phone', 'comment', 'callTime', 'contactBy', 'shownAt']).toContain(name);
        expect(value).toBeTypeOf('string');
      }
    }),
  );
});
