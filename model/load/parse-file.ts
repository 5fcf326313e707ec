import { createHash } from 'node:crypto';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { MarkdownError } from '../rich-text/markdown-error.ts';
import { parseMarkdown } from '../rich-text/parse-markdown.ts';
import type { RichText } from '../rich-text/rich-text.ts';
import { explainIssues } from './explain.ts';
import type { ContentIssue } from './issue.ts';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: ContentIssue[] };

export type ParsedText<T> = { readonly facts: T; readonly body: RichText; readonly sha256: string };

/** Reads one YAML file by a schema. */
export function parseYamlFile<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<T> {
  return parseYaml(file, source, schema, 0);
}

/** Reads one Markdown file with facts between two `---` lines at its top. */
export function parseTextFile<T>(file: string, source: string, schema: z.ZodType<T>): Parsed<ParsedText<T>> {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) {
    return fail(file, 'строка 1', 'В начале файла нужны сведения между двумя строками «---», под ними текст.');
  }
  const [, head = '', markdown = ''] = match;
  const facts = parseYaml(file, head, schema, 1);
  if (!facts.ok) return facts;
  const linesAbove = source.slice(0, source.length - markdown.length).split('\n').length - 1;
  try {
    const body = parseMarkdown(markdown);
    if (body.length === 0) return fail(file, 'текст', 'Под сведениями нет текста.');
    return { ok: true, value: { facts: facts.value, body, sha256: createHash('sha256').update(source).digest('hex') } };
  } catch (error) {
    if (error instanceof MarkdownError) return fail(file, `строка ${linesAbove + error.line}`, error.message);
    throw error;
  }
}

function parseYaml<T>(file: string, source: string, schema: z.ZodType<T>, linesAbove: number): Parsed<T> {
  const document = parseDocument(source);
  const [broken] = document.errors;
  if (broken) {
    const line = linesAbove + (broken.linePos?.[0].line ?? 1);
    return fail(file, `строка ${line}`, yamlProblem(broken.code));
  }
  const raw: unknown = document.toJS();
  if (raw === null) return fail(file, undefined, 'Файл пустой.');
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, issues: explainIssues(file, parsed.error.issues, keysOf(schema)) };
}

function yamlProblem(code: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'Поле написано дважды. Оставьте одно.';
    case 'BAD_INDENT':
    case 'TAB_AS_INDENT':
      return 'Сбит отступ. Поля одной группы начинаются на одном уровне, отступ делают пробелами.';
    case 'MISSING_CHAR':
      return 'Не хватает закрывающей кавычки или скобки.';
    default:
      return 'Строка не читается. Проверьте двоеточие, отступ и кавычки; текст с двоеточием возьмите в кавычки.';
  }
}

function keysOf(schema: z.ZodType): string[] {
  const shape = (schema as { shape?: Record<string, unknown> }).shape;
  return shape ? Object.keys(shape) : [];
}

function fail(file: string, field: string | undefined, message: string): { ok: false; issues: ContentIssue[] } {
  return { ok: false, issues: [{ file, ...(field ? { field } : {}), message }] };
}
