import type { KindValues } from '../kinds/kinds.ts';
import { linksOf } from '../rich-text/rich-text.ts';
import type { Path } from './walk-fields.ts';
import { walkFields } from './walk-fields.ts';
import { writtenFiles } from './written-files.ts';

/** A link to another site; links in Markdown text have no `path`. */
export type OutsideLink = { readonly file: string; readonly path?: Path; readonly url: string };

/** Returns the external links of all files, each URL once per file. Earlier editions of documents are skipped. */
export function outsideLinks(written: KindValues): OutsideLink[] {
  return writtenFiles(written, '').flatMap(({ file, fields, value, body }) => {
    const found = new Map<string, OutsideLink>();
    for (const url of linksOf(body)) if (/^https?:/.test(url)) found.set(url, { file, url });
    walkFields(fields, value, ({ widget }, url, path) => {
      if (widget === 'url') found.set(String(url), { file, path, url: String(url) });
    });
    return [...found.values()];
  });
}
