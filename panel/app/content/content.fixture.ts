import type { Entry, EntrySummary, KindInfo } from '../../contract/content.ts';
import { field } from '../fields/in-form.fixture.tsx';

const STATUS = { widget: 'select', labels: { free: 'свободна', sold: 'продана' } };

/** A kind of entries with a title, a status, tags and a switch that takes an entry off the site. */
export function worksKind(change: Partial<KindInfo> = {}): KindInfo {
  return {
    ...{ name: 'works', group: 'work', title: 'Работы', titleOne: 'Работа', titleWith: null, hint: '' },
    ...{ folder: 'works', file: null, format: 'yaml', folders: null, hasOwnPage: true, prices: 'kept' },
    form: field('', {
      widget: 'group',
      fields: [
        field('title', { title: 'Название', isRequired: true }),
        field('status', { ...STATUS, title: 'Статус' }),
        field('tags', { title: 'Темы', widget: 'list', item: field('', {}) }),
        field('isWithdrawn', { title: 'Снята', widget: 'boolean' }),
      ],
    }),
    ...change,
  } as KindInfo;
}

export function workEntry(change: Partial<Entry> = {}): Entry {
  return {
    ...{ file: 'works/one.yaml', kind: 'works', version: 'v1', draft: null, readOnly: null, address: '/works/one' },
    ...{ issues: [], facts: { title: 'Кухня' }, body: null },
    ...change,
  };
}

export function summary(slug: string, change: Partial<EntrySummary> = {}): EntrySummary {
  return {
    ...{ file: `works/${slug}.yaml`, slug, title: slug, photo: null, status: { state: 'live' }, date: null },
    ...{ changedAt: `2026-11-0${slug.length}T10:00:00.000Z`, hasDraft: false, columns: ['свободна'], tags: [] },
    ...change,
  };
}
