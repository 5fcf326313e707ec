import type { z } from 'zod';
import { counted } from '../format/plural.ts';
import type { ContentIssue } from './issue.ts';
import { nearest } from './nearest.ts';

type ZodIssue = z.core.$ZodIssue;

const SIGNS = ['знак', 'знака', 'знаков'] as const;

const TYPE_NAMES: Record<string, string> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  boolean: 'true или false',
  array: 'список',
  object: 'группа полей',
};

/** Zod's findings about one file as sentences. */
export function explainIssues(
  file: string,
  issues: readonly ZodIssue[],
  schemaKeys: readonly string[],
): ContentIssue[] {
  return issues.map((issue) => ({
    file,
    ...(issue.path.length > 0
      ? { path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))) }
      : {}),
    message: explain(issue, schemaKeys),
  }));
}

function explain(issue: ZodIssue, schemaKeys: readonly string[]): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Поля нет, а оно обязательно. Добавьте его.';
      return `Здесь нужно: ${TYPE_NAMES[issue.expected] ?? issue.expected}. Стоит: ${shown(issue.input)}.${quotesHint(issue)}`;
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, schemaKeys)).join(' ');
    case 'invalid_value':
      return `Подходит только одно из: ${issue.values.map(String).join(', ')}. Стоит: ${shown(issue.input)}.`;
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

function tooSmall(issue: Extract<ZodIssue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') return 'Текст пустой. Заполните поле.';
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

function quotesHint(issue: Extract<ZodIssue, { code: 'invalid_type' }>): string {
  return issue.expected === 'string' && typeof issue.input === 'number' ? ' Возьмите число в кавычки.' : '';
}

function shown(value: unknown): string {
  if (value === null) return 'пусто';
  if (typeof value === 'string') return `«${value.length > 40 ? `${value.slice(0, 40)}…` : value}»`;
  if (Array.isArray(value)) return 'список';
  return typeof value === 'object' ? 'группа полей' : String(value);
}
