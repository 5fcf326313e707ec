import { wordsOfPath } from '../../../model/fields/field-path.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { KindInfo, KindSummary } from '../../contract/content.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { BODY, BODY_TITLE, FACTS } from '../../contract/field-place.ts';
import { isInRows } from '../fields/new-rows.ts';

export function kindOfFile<Kind extends KindSummary>(kinds: readonly Kind[], file: string): Kind | undefined {
  return kinds.find((kind) => kind.file === file || (kind.folder !== null && file.startsWith(`${kind.folder}/`)));
}

/** Returns the form path of the field that an issue is about; the text of the entry without a path. */
export function pathOfIssue({ path = [] }: Pick<ContentIssue, 'path'>): string {
  return path.length > 0 ? [FACTS, ...path].join('.') : BODY;
}

/** Tells whether a mistake is named: a row that was just added is still being filled in. */
export function isNamed(issue: Pick<ContentIssue, 'file' | 'path'>, file: string, newRows: readonly string[]): boolean {
  return issue.file !== file || !isInRows(pathOfIssue(issue), newRows);
}

/** Returns the address at which the form opens the field that an issue is about. */
export function issueAddress(kind: KindSummary, issue: Pick<ContentIssue, 'file' | 'path'>): string {
  return `${entryAddress(kind, issue.file)}?field=${pathOfIssue(issue)}`;
}

export function placeWords({ form }: KindInfo, { path = [], line }: ContentIssue): string {
  if (path.length === 0) return line === undefined ? BODY_TITLE : `${BODY_TITLE}, строка ${line}`;
  return wordsOfPath(form, path);
}
