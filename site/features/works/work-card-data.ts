import type { Content, WithSlug } from '../../../model/content.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Work } from '../../../model/kinds/work.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { type TermView, toTermView } from './term-bar-data.ts';

export type WorkCardView = {
  readonly slug: string;
  readonly title: string;
  readonly packageTitle: string;
  readonly areaM2: number;
  readonly days: number;
  readonly priceRub: number;
  readonly term: TermView;
  readonly cover: PhotoView;
};

export function toWorkCard(content: Content, work: WithSlug<Work>): WorkCardView {
  return {
    slug: work.slug,
    title: work.title,
    packageTitle: packageOf(content, work).title,
    areaM2: work.areaM2,
    days: work.actualDays,
    priceRub: work.finalRub,
    term: toTermView(work),
    cover: toPhotoView(content, work.cover),
  };
}

export function packageOf(content: Content, work: Pick<Work, 'package'>): WithSlug<Package> {
  const found = content.packages.find(({ slug }) => slug === work.package);
  if (!found) throw new Error(`Package ${work.package} passed the content check but is not in the content`);
  return found;
}
