import type { Photo } from '../fields/fields.ts';
import { plainSpaces } from '../format/typograph.ts';
import { photosOf } from '../rich-text/rich-text.ts';
import type { Advised } from './advised.ts';
import type { OwnText } from './own-texts.ts';
import { bodyTexts } from './own-texts.ts';
import type { Path } from './walk-fields.ts';
import { walkFields } from './walk-fields.ts';
import type { WrittenFile } from './written-files.ts';
import { writtenFiles } from './written-files.ts';

/** A photo placed by an editor; photos in Markdown text have an empty `path`. */
export type ShownPhoto = { readonly file: string; readonly path: Path; readonly photo: Photo };

export type Survey = Advised & {
  readonly files: readonly WrittenFile[];
  /** Texts that visitors see now or later. */
  readonly texts: readonly OwnText[];
  readonly photos: readonly ShownPhoto[];
  /** Company and brand names as their owners write them. */
  readonly names: readonly string[];
};

export function surveyOf(advised: Advised): Survey {
  const files = writtenFiles(advised.written, advised.today);
  const texts: OwnText[] = [];
  const photos: ShownPhoto[] = [];
  const names: string[] = [];
  for (const file of files) {
    walkFields(file.fields, file.value, ({ widget, internal, asIs }, value, path) => {
      if (asIs === 'name') names.push(String(value));
      if (file.isOver) return;
      if (widget === 'photo') photos.push({ file: file.file, path, photo: value as Photo });
      const isText = widget === 'text' || widget === 'multiline';
      if (isText && !internal && asIs === undefined) texts.push({ file, path, text: plainSpaces(String(value)) });
    });
    if (file.isOver) continue;
    for (const text of bodyTexts(file.body)) texts.push({ file, path: [], text: plainSpaces(text) });
    for (const photo of photosOf(file.body)) photos.push({ file: file.file, path: [], photo });
  }
  return { ...advised, files, texts, photos, names };
}
