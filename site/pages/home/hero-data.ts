import type { Content } from '../../../model/content.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { toPhotoView } from '../../lib/photo.ts';

export type HeroData = {
  readonly title: string;
  readonly lead: string;
  readonly photo: PhotoView;
  /** The flat on the photograph, in facts. */
  readonly work: { readonly label: string; readonly to: string } | null;
  readonly form: { readonly title: string; readonly note: string; readonly button: string };
  readonly figures: Content['company']['figures'];
};

export function heroData(content: Content): HeroData {
  const { title, lead, photo, form, work: slug } = content.home.hero;
  const work = content.works.find((candidate) => candidate.slug === slug);
  return {
    title,
    lead,
    photo: toPhotoView(content, photo),
    work: work
      ? {
          label: `${work.shortTitle}, ${counted(work.actualDays, DAYS)}, ${formatRub(work.finalRub)}`,
          to: `/works/${work.slug}`,
        }
      : null,
    form,
    figures: content.company.figures,
  };
}
