import type { Content, Paper } from '../../../model/content.ts';
import { kilobytes } from '../../../model/format/file-size.ts';
import { paperFilePath, paperPath } from '../../../model/paper/paper-file.ts';

export type PaperFile = {
  readonly path: string;
  /** For example «44 КБ»; absent when the file has not been generated. */
  readonly size?: string;
};

export type PaperLink = Pick<Paper, 'shortTitle' | 'summary'> & { readonly to: string; readonly file: PaperFile };

export function toPaperLinks(content: Pick<Content, 'papers' | 'downloads'>): PaperLink[] {
  return content.papers.map(({ slug, shortTitle, summary }) => ({
    shortTitle,
    summary,
    to: paperPath(slug),
    file: toPaperFile(content, slug),
  }));
}

export function toPaperFile({ downloads }: Pick<Content, 'downloads'>, slug: string): PaperFile {
  const path = paperFilePath(slug);
  const bytes = downloads?.get(path);
  return { path, ...(bytes === undefined ? {} : { size: kilobytes(bytes) }) };
}
