import type { KindValues } from '../kinds/kinds.ts';
import { linksOf } from '../rich-text/rich-text.ts';
import type { Path } from './walk-fields.ts';
import { walkFields } from './walk-fields.ts';
import { writtenFiles } from './written-files.ts';

/** An address of another site, where an editor wrote it; below the facts it has no path. */
export type OutsideLink = { readonly file: string; readonly path?: Path; readonly url: string };

/** What files link to outside, each address once in a file; a former edition of a document is not looked at. */
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
