import { wordsOfPath } from '../../../model/fields/field-path.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { KindInfo } from '../../contract/content.ts';

export function kindOfFile(kinds: readonly KindInfo[], file: string): KindInfo | undefined {
  return kinds.find((kind) => kind.file === file || (kind.folder !== null && file.startsWith(`${kind.folder}/`)));
}

export function placeWords({ form }: KindInfo, { path = [], line }: ContentIssue): string {
  if (path.length === 0) return line === undefined ? 'Текст' : `Текст, строка ${line}`;
  return wordsOfPath(form, path);
}
