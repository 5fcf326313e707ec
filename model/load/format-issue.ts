import { fieldsOnPath } from '../fields/field-path.ts';
import { fieldTree } from '../fields/field-tree.ts';
import { kindOfFile } from '../kinds/kinds.ts';
import type { ContentIssue } from './issue.ts';

/** «works/kuhnya.yaml, строка 3, поле «Смета по договору» (estimateRub): …» */
export function formatIssue(issue: ContentIssue): string {
  return `${[issue.file, ...placeIn(issue)].join(', ')}: ${issue.message}`;
}

export function formatInFile(issue: ContentIssue): string {
  return [...placeIn(issue), ''].join(', ').replace(/, $/, ': ') + issue.message;
}

function placeIn({ file, path = [], line }: ContentIssue): string[] {
  return [...(line === undefined ? [] : [`строка ${line}`]), ...(path.length > 0 ? [fieldName(file, path)] : [])];
}

/**
 * `['budget', 1, 'totalRub']` → «поле «Бюджет, 2, Сумма» (budget.2.totalRub)»: title and key path. List items are
 * counted from one.
 */
export function fieldName(file: string, path: readonly (string | number)[]): string {
  const counted = path.map((part) => (typeof part === 'number' ? part + 1 : part));
  const kind = kindOfFile(file);
  const titles = kind ? fieldsOnPath(fieldTree('', kind.schema), path).map(({ title }) => title) : [];
  const words = counted.map((part) => (typeof part === 'number' ? part : (titles.shift() ?? part)));
  return `поле «${words.join(' → ')}» (${counted.join('.')})`;
}
