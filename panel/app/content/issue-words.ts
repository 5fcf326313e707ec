import { wordsOfPath } from '../../../model/fields/field-path.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { KindInfo } from '../../contract/content.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { FACTS } from '../../contract/field-place.ts';

export function kindOfFile(kinds: readonly KindInfo[], file: string): KindInfo | undefined {
  return kinds.find((kind) => kind.file === file || (kind.folder !== null && file.startsWith(`${kind.folder}/`)));
}

/** Returns the address at which the form opens the field that an issue is about. */
export function issueAddress(kind: KindInfo, { file, path = [] }: Pick<ContentIssue, 'file' | 'path'>): string {
  const form = entryAddress(kind, file);
  return path.length === 0 ? form : `${form}?field=${[FACTS, ...path].join('.')}`;
}

export function placeWords({ form }: KindInfo, { path = [], line }: ContentIssue): string {
  if (path.length === 0) return line === undefined ? 'Текст' : `Текст, строка ${line}`;
  return wordsOfPath(form, path);
}
