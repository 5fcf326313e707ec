import type { Paper } from '../../../model/content.ts';
import { type NumberedChecklist, numberedChecklist } from '../../../model/paper/checklist.ts';
import { paperPath } from '../../../model/paper/paper-file.ts';
import type { ContentsEntry } from '../../../model/rich-text/contents-of.ts';
import { contentsOf } from '../../../model/rich-text/contents-of.ts';
import { type PaperFile, type PaperLink, toPaperFile, toPaperLinks } from '../../features/papers/paper-links-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { sharePicture } from '../../pictures/share-picture.ts';

export type PaperData = Pick<Paper, 'title' | 'shortTitle' | 'summary' | 'note' | 'editedOn' | 'body' | 'roughNote'> & {
  readonly contents: readonly ContentsEntry[];
  readonly checklist: NumberedChecklist;
  readonly file: PaperFile;
  readonly others: readonly PaperLink[];
};

export const source: PageSource<PaperData> = {
  params: (content) => content.papers.map(({ slug }) => ({ slug })),

  data(content, { slug }) {
    const paper = content.papers.find((candidate) => candidate.slug === slug);
    if (!paper) return null;
    const { title, shortTitle, summary, note, editedOn, body, roughNote, seo } = paper;
    const checklist = numberedChecklist(paper.checklist);
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description: shortDescription(seo?.description ?? summary),
      ...(seo?.noindex ? { noindex: true } : {}),
      ...sharePicture(content, seo),
      meta: { breadcrumb: shortTitle },
      data: {
        ...{ title, shortTitle, summary, note, editedOn, body, roughNote },
        contents: [...contentsOf(body), ...checklist.sections.map(({ id, title: part }) => ({ id, title: part }))],
        checklist,
        file: toPaperFile(content, paper.slug),
        others: toPaperLinks(content).filter(({ to }) => to !== paperPath(paper.slug)),
      },
    };
  },
};
