import type { Content, WithSlug } from '../../../model/content.ts';
import { typeset } from '../../../model/format/typeset.ts';
import type { Housing } from '../../../model/kinds/housing.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';

/** A finished flat that a calculation is compared with. */
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

/** What a calculation rests on, beside its prices. */
export type EstimateFacts = {
  readonly forkReasons: readonly string[];
  /** By the package's slug. */
  readonly packages: Readonly<Record<string, Pick<Package, 'payments' | 'notIncluded'>>>;
  readonly works: readonly DoneFlat[];
};

/** Flats of one package and kind of house that are nearer than this to each other in size tell nobody anything new. */
const STEP_M2 = 4;

export function estimateFacts(content: Content): EstimateFacts {
  const { calculator, packages, works } = content;
  return typeset({
    forkReasons: calculator.forkReasons,
    packages: Object.fromEntries(packages.map(({ slug, payments, notIncluded }) => [slug, { payments, notIncluded }])),
    works: thinned(works.filter(({ rooms }) => rooms !== 'part')).map((work) => ({
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

/** The newest of each size, so that a catalogue of thousands weighs as much as one of a hundred. */
function thinned(works: readonly WithSlug<Work>[]): WithSlug<Work>[] {
  const sizes = Map.groupBy(works, (work) => [work.package, work.housing, Math.floor(work.areaM2 / STEP_M2)].join(' '));
  return [...sizes.values()].flatMap((group) => group.slice(0, 1));
}
