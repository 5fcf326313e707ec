import type { Content } from '../../../model/content.ts';
import { formatArea } from '../../../model/format/area.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';

export type PackageColumnView = {
  readonly slug: string;
  readonly title: string;
  readonly isPopular: boolean;
  readonly priceRubPerM2: number;
  /** Price as a share of the highest price, 0..1; sets the photo's height. */
  readonly share: number;
  readonly summary: string;
  readonly facts: readonly string[];
  readonly photo: PhotoView;
};

export function toPackageColumns(content: Content): PackageColumnView[] {
  const highestRub = Math.max(...content.packages.map(({ priceRubPerM2 }) => priceRubPerM2));
  return content.packages.map((item) => ({
    slug: item.slug,
    title: item.title,
    isPopular: item.popular,
    priceRubPerM2: item.priceRubPerM2,
    share: Math.round((item.priceRubPerM2 / highestRub) * 1000) / 1000,
    summary: item.summary,
    facts: [...item.highlights, `${counted(item.termDays, DAYS)} на\u00a0${formatArea(item.exampleAreaM2)}`],
    photo: toPhotoView(content, item.photo),
  }));
}
