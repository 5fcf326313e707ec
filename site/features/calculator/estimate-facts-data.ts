import type { Content, WithSlug } from '../../../model/content.ts';
import { typeset } from '../../../model/format/typeset.ts';
import type { Housing } from '../../../model/kinds/housing.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';

export type DoneFlat = {
  readonly package: string;
  readonly housing: Housing;
  readonly slug: string;
  readonly title: string;
  readonly areaM2: number;
  readonly days: number;
  readonly priceRub: number;
  readonly cover: PhotoView;
};

export type EstimateFacts = {
  readonly forkReasons: readonly string[];
  readonly packages: Readonly<Record<string, Pick<Package, 'payments' | 'notIncluded'>>>;
  readonly works: readonly DoneFlat[];
};

/** Size step in m²: one finished flat is kept per package, housing kind and step. */
const STEP_M2 = 4;

export function estimateFacts(content: Content): EstimateFacts {
  const { calculator, packages, works } = content;
  return typeset({
    forkReasons: calculator.forkReasons,
    packages: Object.fromEntries(packages.map(({ slug, payments, notIncluded }) => [slug, { payments, notIncluded }])),
    works: pickNewestPerSize(works.filter(({ rooms }) => rooms !== 'part')).map((work) => ({
      package: work.package,
      housing: work.housing,
      slug: work.slug,
      title: work.title,
      areaM2: work.areaM2,
      days: work.actualDays,
      priceRub: work.finalRub,
      cover: toPhotoView(content, work.cover),
    })),
  });
}

/** Keeps the newest work of each size, which bounds the size of the response for large catalogues. */
function pickNewestPerSize(works: readonly WithSlug<Work>[]): WithSlug<Work>[] {
  const sizes = Map.groupBy(works, (work) => [work.package, work.housing, Math.floor(work.areaM2 / STEP_M2)].join(' '));
  return [...sizes.values()].flatMap((group) => group.slice(0, 1));
}
