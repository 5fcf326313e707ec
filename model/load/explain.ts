import type { z } from 'zod';
import { fieldAt } from '../fields/field-path.ts';
import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import { nearest } from '../fields/nearest.ts';
import { counted } from '../format/plural.ts';
import type { ContentIssue } from './issue.ts';
import type { SourceAt } from './read-yaml.ts';

type ZodIssue = z.core.$ZodIssue;

const SIGNS = ['знак', 'знака', 'знаков'] as const;

const TYPE_NAMES: Record<string, string> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'да или нет, то есть true или false',
  array: 'список',
  object: 'группа полей',
};

type About = { readonly schema: z.ZodType; readonly sourceAt: SourceAt };

export function explainIssues(file: string, issues: readonly ZodIssue[], { schema, sourceAt }: About): ContentIssue[] {
  const root = fieldTree('', schema);
  return issues.map((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    const message = explain(issue, fieldAt(root, path), sourceAt(path));
    return { file, ...(path.length > 0 ? { path } : {}), message };
  });
}

function explain(issue: ZodIssue, field: Field | undefined, source: string | undefined): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Обязательное поле не заполнено.';
      return `Здесь нужно: ${TYPE_NAMES[issue.expected] ?? issue.expected}. Стоит: ${shown(issue.input, source)}.${quotesHint(issue, field, source)}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, field?.fields?.map((known) => known.key) ?? [])).join(' ');
    case 'invalid_value':
      return `Подходит только одно из: ${values(issue, field)}. Стоит: ${shown(issue.input)}.`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return 'Нужно целое число.';
    default:
      return /[а-яё]/i.test(issue.message) ? issue.message : `Значение не подходит: ${shown(issue.input)}.`;
  }
}

function values({ values }: Extract<ZodIssue, { code: 'invalid_value' }>, field: Field | undefined): string {
  const labels = field?.widget === 'select' ? field.labels : {};
  return values.map((value) => `${String(value)} (${labels[String(value)] ?? String(value)})`).join(', ');
}

function tooSmall(issue: Extract<ZodIssue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') return 'Текст пустой. Заполните поле.';
  if (issue.origin === 'array' && issue.minimum === 1) return 'Список пуст: нужна хотя бы одна строка.';
  if (issue.origin === 'array') return `В списке мало строк: нужно не меньше ${issue.minimum}.`;
  return `Число меньше допустимого: нужно не меньше ${issue.minimum}.`;
}

function tooBig(issue: Extract<ZodIssue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') {
    const length = typeof issue.input === 'string' ? issue.input.trim().length : 0;
    return `Текст длинный: ${counted(length, SIGNS)}, а помещается ${issue.maximum}. Сократите.`;
  }
  if (issue.origin === 'array') return `В списке много строк: помещается ${issue.maximum}.`;
  return `Число больше допустимого: нужно не больше ${issue.maximum}.`;
}

function unknownKey(key: string, schemaKeys: readonly string[]): string {
  if (key === 'slug') return 'Поле «slug» лишнее: адрес страницы берётся из имени файла. Переименуйте файл.';
  const close = nearest(key, schemaKeys);
  return close
    ? `Поля «${key}» нет. Может быть, «${close}»?`
    : `Поля «${key}» нет. Удалите его или проверьте название.`;
}

function quotesHint(
  issue: Extract<ZodIssue, { code: 'invalid_type' }>,
  field: Field | undefined,
  source: string | undefined,
): string {
  // YAML treats an unquoted # as a comment.
  if (field?.widget === 'colour') return ' Возьмите цвет в кавычки: "#1d2320".';
  if (issue.expected !== 'string' || typeof issue.input !== 'number') return '';
  return ` Возьмите число в кавычки: "${source ?? issue.input}".`;
}

function shown(value: unknown, source?: string): string {
  if (value === null) return 'пусто';
  if (typeof value === 'number') return source ?? String(value);
  if (typeof value === 'string') return `«${value.length > 40 ? `${value.slice(0, 40)}…` : value}»`;
  if (Array.isArray(value)) return 'список';
  return typeof value === 'object' ? 'группа полей' : String(value);
}
