import type { Content } from '../../../model/content.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { toCalculator } from '../../features/calculator/calculator-data.ts';
import { estimate, packageOf } from '../../features/calculator/estimate.ts';
import { formatFork } from '../../features/calculator/format-fork.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';

export type HeroData = {
  readonly title: string;
  readonly lead: string;
  readonly photo: PhotoView;
  readonly work: { readonly label: string; readonly to: string } | null;
  readonly example: { readonly flat: string; readonly fork: string; readonly days: string };
  readonly figures: Content['company']['figures'];
};

export function heroData(content: Content): HeroData {
  const { title, lead, photo, work: slug } = content.home.hero;
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
    example: exampleData(content),
    figures: content.company.figures,
  };
}

function exampleData(content: Content): HeroData['example'] {
  const prices = toCalculator(content);
  const { defaults } = prices;
  const { fork, days } = estimate(prices, defaults);
  return {
    flat: `Квартира ${formatArea(defaults.areaM2)}, «${packageOf(prices, defaults.package).title}»`,
    fork: formatFork(fork),
    days: counted(days, DAYS),
  };
}
