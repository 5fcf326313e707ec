import { z } from 'zod';
import { isoDate, list, text } from '../fields/fields.ts';
import type { Edition } from './define-kind.ts';
import { defineKind } from './define-kind.ts';
import { seo } from './parts.ts';

export const DOCUMENT_KINDS = [
  'policy',
  'consent',
  'consent-marketing',
  'consent-vacancy',
  'consent-review',
  'cookies',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const schema = z.strictObject({
  title: text(120, 'Название'),
  shortTitle: text(60, 'Короткое название', { hint: 'Для строки пути над заголовком' }),
  effectiveFrom: isoDate('Действует с'),
  summary: text(400, 'О чём документ', { hint: 'Человеческим языком' }),
  checkboxLabel: text(240, 'Подпись у галочки', {
    hint: 'Слово в слово как согласуется; нужна согласиям',
  }).optional(),
  changes: list('Что изменилось', text(240, 'Изменение'), {
    hint: 'По сравнению с прежней редакцией; видно в списке редакций',
  }).default([]),
  lawyerNote: text(400, 'Заметка «проверить юристу»', { hint: 'Видна на странице' }).optional(),
  seo: seo().optional(),
});
export type DocumentVersion = Edition<z.infer<typeof schema>, DocumentKind>;

export const documents = defineKind({
  folder: 'documents',
  folders: DOCUMENT_KINDS,
  format: 'md',
  group: 'law',
  address: '/:kind/:version',
  title: 'Политика и согласия',
  titleOne: 'Редакция документа',
  hint: 'Опубликованную редакцию не правят: добавьте новую, с её первым днём',
  schema,
  prices: 'kept',
  order: (a, b) => a.kind.localeCompare(b.kind) || b.effectiveFrom.localeCompare(a.effectiveFrom),
  shown: { from: (document) => document.effectiveFrom },
  check: (shown) => DOCUMENT_KINDS.flatMap((kind) => currentIssues(kind, shown)),
});

/** The site must not collect phone numbers without a document in force. */
function currentIssues(kind: DocumentKind, shown: readonly DocumentVersion[]) {
  const current = shown.find((document) => document.kind === kind);
  if (!current) {
    const message = 'Нет ни одной действующей редакции документа. Без неё сайт нельзя публиковать.';
    return [{ file: `documents/${kind}`, message }];
  }
  if (!kind.startsWith('consent') || current.checkboxLabel) return [];
  const file = `documents/${kind}/${current.version}.md`;
  return [{ file, path: ['checkboxLabel'], message: 'У согласия должна быть подпись у галочки.' }];
}
