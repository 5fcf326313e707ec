import type { Pages } from '../../../model/kinds/pages.ts';
import { deadlineFigures, deadlinesLine } from '../../features/deadlines/deadlines-data.ts';
import { type PaperLink, toPaperLinks } from '../../features/papers/paper-links-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { sharePicture } from '../../pictures/share-picture.ts';

import { type PersonStory, toPeople } from './people-data.ts';

type AboutPage = Pages['about'];

export type AboutData = Pick<
  AboutPage,
  | 'title'
  | 'lead'
  | 'story'
  | 'figures'
  | 'peopleLead'
  | 'commitmentsLead'
  | 'commitments'
  | 'control'
  | 'documentsTitle'
  | 'documents'
  | 'form'
> & {
  readonly photo: PhotoView;
  readonly deadlines: string | null;
  readonly foundedYear: number;
  readonly people: readonly PersonStory[];
  readonly papers: readonly PaperLink[];
  readonly reviews: number;
  readonly vacancies: number;
};

export const source: PageSource<AboutData> = {
  data(content) {
    const { seo, photo, ...texts } = content.pages.about;
    const { title, lead } = texts;
    const picture = toPhotoView(content, photo);
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description: shortDescription(seo?.description ?? lead),
      ...sharePicture(content, seo, picture),
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'AboutPage',
          name: title,
          url: '/about',
          mainEntity: { '@id': '/#company' },
        },
      ],
      data: {
        ...texts,
        figures: [...texts.figures, ...deadlineFigures(content)],
        deadlines: deadlinesLine(content),
        photo: picture,
        people: toPeople(content),
        papers: toPaperLinks(content),
        foundedYear: content.company.foundedYear,
        reviews: content.reviews.length,
        vacancies: content.vacancies.length,
      },
    };
  },
};
