import type { Content, DocumentVersion } from '../../../model/content.ts';
import { formatDate } from '../../../model/format/date.ts';
import type { ContentsEntry } from '../../../model/rich-text/contents-of.ts';
import { contentsOf } from '../../../model/rich-text/contents-of.ts';
import type { RichText } from '../../../model/rich-text/rich-text.ts';
import { photosOf } from '../../../model/rich-text/rich-text.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { sharePicture } from '../../pictures/share-picture.ts';
import { HISTORY } from './history.ts';

export type VersionEntry = {
  readonly to: string;
  readonly from: string;
  /** Last day in force; absent for the current version. */
  readonly until?: string;
  readonly isShown: boolean;
  readonly changes: readonly string[];
};

export type DocumentData = Pick<DocumentVersion, 'kind'> & {
  readonly title: string;
  readonly summary: string;
  readonly lawyerNote?: string;
  readonly body: RichText;
  readonly contents: readonly ContentsEntry[];
  readonly photos: Readonly<Record<string, PhotoView>>;
  readonly currentPath: string;
  /** Newest first; contains at least the displayed version. */
  readonly versions: readonly VersionEntry[];
};

export const source: PageSource<DocumentData> = {
  params: (content) => content.documents.map(({ kind, version }) => ({ kind, version })),

  data(content, { kind, version }) {
    const versions = content.documents.filter((document) => document.kind === kind);
    const current = versions[0];
    const shown = version === undefined ? current : versions.find((document) => document.version === version);
    if (!current || !shown) return null;
    const { title, shortTitle, seo, effectiveFrom } = shown;
    const isCurrent = shown === current;
    const edition = isCurrent ? '' : `, редакция от ${formatDate(effectiveFrom)}`;
    return {
      title: documentTitle(seo?.title ?? shortTitle, content.company.brand),
      description: shortDescription(seo?.description ?? `${title}${edition}`),
      ...(seo?.noindex || !isCurrent ? { noindex: true } : {}),
      ...sharePicture(content, seo),
      canonical: isCurrent ? `/${current.kind}` : `/${shown.kind}/${shown.version}`,
      meta: { breadcrumb: shortTitle },
      data: toDocumentData(content, versions, current, shown),
    };
  },
};

function toDocumentData(
  content: Content,
  versions: readonly DocumentVersion[],
  current: DocumentVersion,
  shown: DocumentVersion,
): DocumentData {
  const { kind, title, summary, lawyerNote, body } = shown;
  return {
    kind,
    title,
    summary,
    ...(lawyerNote ? { lawyerNote } : {}),
    body,
    contents: [...contentsOf(body), HISTORY],
    photos: Object.fromEntries(photosOf(body).map((photo) => [photo.file, toPhotoView(content, photo)])),
    currentPath: `/${kind}`,
    versions: versions.map((document, index) => {
      const next = versions[index - 1];
      return {
        to: document === current ? `/${kind}` : `/${kind}/${document.version}`,
        from: document.effectiveFrom,
        ...(next ? { until: dayBefore(next.effectiveFrom) } : {}),
        isShown: document === shown,
        changes: document.changes,
      };
    }),
  };
}

function dayBefore(isoDate: string): string {
  return new Date(Date.parse(isoDate) - 86_400_000).toISOString().slice(0, 10);
}
