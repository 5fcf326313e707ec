import { z } from 'zod';
import { unwrap } from '../../model/fields/field-meta.ts';
import type { Field } from '../../model/fields/field-tree.ts';
import { explainIssues } from '../../model/load/explain.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import { readLogo } from './read-logo.ts';
import { readTyped, shownAnswer } from './typed-answer.ts';

export type Group = Record<string, unknown>;
export type Talk = { readonly ask: (question: string) => Promise<string>; readonly say: (line: string) => void };

type Question = { readonly schema: z.ZodType; readonly proposed: unknown; readonly talk: Talk };
type Outcome = { readonly value: unknown } | { readonly problem: string };

/** Asks until the answer fits; returns `undefined` when an optional question is skipped. */
export async function askField(field: Field, question: Question): Promise<unknown> {
  if (field.widget === 'group') return askGroup(field, question);
  const { talk, proposed } = question;
  for (;;) {
    const typed = (await talk.ask(questionText(field, proposed))).trim();
    const outcome = await outcomeOf(field, typed, question);
    if ('value' in outcome) return outcome.value;
    talk.say(outcome.problem);
  }
}

function questionText({ title, unit, hint, isRequired }: Field, proposed: unknown): string {
  const about = `${title}${unit ? `, ${unit}` : ''}${hint ? ` (${hint})` : ''}`;
  if (proposed === undefined) return isRequired ? `${about}: ` : `${about} [пропустить]: `;
  return `${about} [${shownAnswer(proposed)}${isRequired ? '' : '; «-» — пропустить'}]: `;
}

async function outcomeOf(field: Field, typed: string, { schema, proposed }: Question): Promise<Outcome> {
  const value = typed === '' ? proposed : readTyped(field, typed);
  if (value === undefined) return field.isRequired ? { problem: 'Без ответа не обойтись.' } : { value };
  if (!field.isRequired && typed === '-') return { value: undefined };
  const checked = schema.safeParse(value, { reportInput: true });
  if (!checked.success)
    return {
      problem: problemsOf(checked.error, schema)
        .map(({ message }) => message)
        .join(' '),
    };
  if (field.key !== 'logo') return { value: checked.data };
  const read = await readLogo(String(checked.data));
  return read.ok ? { value: checked.data } : { problem: read.message };
}

/** An optional group, such as a package, begins with the question whether the company offers it. */
async function askGroup(field: Field, { schema, proposed, talk }: Question): Promise<unknown> {
  const offered: Field = { key: '', title: `${field.title}: предлагаете?`, widget: 'boolean', isRequired: true };
  if (!(await askField(offered, { schema: z.boolean(), proposed: true, talk }))) return undefined;
  const values: Group = {};
  for (const part of field.fields ?? []) {
    const inner = {
      schema: fieldSchema(schema, part.key),
      proposed: (proposed as Group | undefined)?.[part.key],
      talk,
    };
    values[part.key] = await askField(part, inner);
  }
  return values;
}

export function fieldSchema(group: z.ZodType, key: string): z.ZodType {
  const { shape } = unwrap(group) as unknown as { shape: Record<string, z.ZodType> };
  const schema = shape[key];
  if (!schema) throw new Error(`The group has no field ${key}`);
  return schema;
}

export function problemsOf(error: z.ZodError, schema: z.ZodType): ContentIssue[] {
  return explainIssues('', error.issues, { schema, sourceAt: () => undefined });
}
