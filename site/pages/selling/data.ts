import type { WithSlug } from '../../../model/content.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { type FlatCardView, toFlatCard } from '../../features/flats/flat-card-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import { questionsJsonLd } from '../../head/questions-json-ld.ts';
import type { PageSource } from '../../page-contract/page.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { sharePicture } from '../../pictures/share-picture.ts';

const SHOWN = 6;

type Selling = NonNullable<Pages['selling']>;

export type SellingData = Pick<Selling, 'title' | 'lead' | 'steps' | 'reasons' | 'questions' | 'form'> & {
  readonly photo: PhotoView;
  readonly flats: readonly FlatCardView[];
  readonly onSale: number;
  /** Flats sold before the company owns them; the law requires the developer's name. */
  readonly assigned: readonly AssignedFlat[];
};

export type AssignedFlat = Pick<WithSlug<Flat>, 'slug' | 'title' | 'address' | 'developer' | 'projectDeclarationUrl'>;

export const source: PageSource<SellingData> = {
  data(content) {
    const { selling } = content.pages;
    if (!selling) return null;
    const { title, lead, photo, steps, reasons, questions, form, seo } = selling;
    const picture = toPhotoView(content, photo);
    const onSale = content.flats.filter(({ status }) => status !== 'sold');
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description: shortDescription(seo?.description ?? lead),
      ...sharePicture(content, seo, picture),
      ...(seo?.noindex ? { noindex: true } : {}),
      jsonLd: questionsJsonLd(questions),
      data: {
        title,
        lead,
        steps,
        reasons,
        questions,
        form,
        photo: picture,
        flats: onSale.slice(0, onSale.length < SHOWN ? 3 : SHOWN).map((flat) => toFlatCard(content, flat)),
        onSale: onSale.length,
        assigned: onSale
          .filter(({ saleBasis }) => saleBasis !== 'ownership')
          .map(({ slug, title, address, developer, projectDeclarationUrl }) => ({
            slug,
            title,
            address,
            developer,
            projectDeclarationUrl,
          })),
      },
    };
  },
};
