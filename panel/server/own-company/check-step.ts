import type { Field } from '../../../model/fields/field-tree.ts';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { explainIssues } from '../../../model/load/explain.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import { type Answers, answersSchema } from '../../../model/new-company/answers.ts';
import { readTyped } from '../../../server/new-company/typed-answer.ts';
import type { Facts } from '../../contract/content.ts';
import type { Step } from './kept-answers.ts';

export const STEPS = Object.keys(answersSchema.shape) as Step[];

export const isStep = (name: string): name is Step => (STEPS as readonly string[]).includes(name);

/** Form of a step. The logo is uploaded, so its question about a file name is left out. */
export function formOf(step: Step): Field {
  const form = fieldTree(step, answersSchema.shape[step]);
  return { ...form, fields: (form.fields ?? []).filter(({ key }) => key !== 'logo') };
}

type Checked<S extends Step> = { readonly answers: Answers[S] | null; readonly issues: readonly ContentIssue[] };

export function checkStep<S extends Step>(step: S, facts: Facts): Checked<S> {
  const schema = answersSchema.shape[step];
  const parsed = schema.safeParse(facts, { reportInput: true });
  if (parsed.success) return { answers: parsed.data as Answers[S], issues: [] };
  const explained = explainIssues('', parsed.error.issues, { schema, sourceAt: () => undefined });
  const issues = explained.map((issue, at) => {
    const found = parsed.error.issues[at];
    const isEmpty = found?.code === 'invalid_type' && found.input === undefined;
    return isEmpty ? { ...issue, message: 'Заполните это поле.' } : issue;
  });
  return { answers: null, issues };
}

const OF_OTHER_TYPES: ReadonlySet<Field['widget']> = new Set(['number', 'money', 'area', 'boolean', 'group']);

/** Keeps the fields of the form. Accepts a phone in any notation, and account numbers with spaces. */
export function tidied(step: Step, facts: Facts): Facts {
  const fields = (formOf(step).fields ?? []).flatMap((field): [string, unknown][] => {
    const value = facts[field.key];
    if (OF_OTHER_TYPES.has(field.widget)) return value === undefined ? [] : [[field.key, value]];
    if (typeof value !== 'string') return [];
    return [[field.key, field.asIs === 'code' ? value.replace(/\s/g, '') : readTyped(field, value)]];
  });
  return Object.fromEntries(fields);
}
