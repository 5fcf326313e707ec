import { z } from 'zod';
import type { Field } from '../../../model/fields/field-tree.ts';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import type { ListedKind } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Facts, KindInfo, KindSummary } from '../../contract/content.ts';
import { hasOwnPage } from './entry-address.ts';

/** Key of the only form field of a file whose root is a list; forms need a group as root. */
const LIST = 'list';
const KINDS: readonly ListedKind[] = [...singleKinds, ...folderKinds];

const forms = new Map<ListedKind, Field>();

export function formOf(kind: ListedKind): Field {
  const known = forms.get(kind);
  if (known) return known;
  const tree = fieldTree('', kind.schema);
  const shown: Field = { ...tree, title: kind.title };
  const form: Field = isList(kind)
    ? { key: '', title: kind.title, widget: 'group', isRequired: true, fields: [{ ...shown, key: LIST }] }
    : shown;
  forms.set(kind, form);
  return form;
}

export function fileFieldOf(kind: ListedKind): Field {
  const form = formOf(kind);
  return isList(kind) ? (form.fields?.[0] ?? form) : form;
}

export function toFacts(kind: ListedKind, value: unknown): Facts {
  if (isList(kind)) return { [LIST]: Array.isArray(value) ? value : [] };
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Facts) : {};
}

export function fromFacts(kind: ListedKind, facts: Facts): unknown {
  return isList(kind) ? (facts[LIST] ?? []) : facts;
}

/** Returns the issues with paths converted to form paths. */
export function issuesOfForms(issues: readonly ContentIssue[]): ContentIssue[] {
  const lists = new Set(singleKinds.filter(isList).map(({ file }) => file as string));
  return issues.map((issue) =>
    lists.has(issue.file) && issue.path ? { ...issue, path: [LIST, ...issue.path] } : issue,
  );
}

function isList({ schema }: ListedKind): boolean {
  return schema instanceof z.ZodArray;
}

export function kindInfos(): KindInfo[] {
  return KINDS.map((kind) => ({ ...summaryOf(kind), form: formOf(kind) }));
}

export function kindSummaries(): KindSummary[] {
  return KINDS.map(summaryOf);
}

function summaryOf(kind: ListedKind): KindSummary {
  return {
    name: kind.name,
    group: kind.group,
    title: kind.title,
    titleOne: 'file' in kind ? kind.title : kind.titleOne,
    titleWith: 'file' in kind ? null : (kind.titleWith ?? null),
    hint: kind.hint,
    folder: 'file' in kind ? null : kind.folder,
    file: 'file' in kind ? kind.file : null,
    format: 'file' in kind ? ('yaml' as const) : kind.format,
    folders: 'file' in kind ? null : (kind.folders ?? null),
    hasOwnPage: hasOwnPage({ kind }),
    prices: kind.prices,
  };
}
