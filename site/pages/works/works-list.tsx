import { WorkCard, type WorkCardSize } from '../../features/works/work-card.tsx';
import type { WorkCardView } from '../../features/works/work-card-data.ts';
import { cx } from '../../ui/cx.ts';
import { columns, type PhotoSizes } from '../../ui/photo-sizes.ts';
import { type MosaicShape, mosaic } from './mosaic.ts';
import { WORKS_PER_PAGE } from './portion-size.ts';
import css from './works-list.module.css';

type WorksListProps = {
  works: readonly WorkCardView[];
  /** Equal card sizes in list order, so filtered results can be compared. */
  even?: boolean;
};

export function WorksList({ works, even = false }: WorksListProps) {
  const shapes = even ? [] : mosaic(works.length, WORKS_PER_PAGE);
  return (
    <div className={css.list} data-settle>
      {works.map((work, index) => {
        const shape = shapes[index] ?? 'third';
        return (
          <WorkCard
            key={work.slug}
            className={cx(css.card, css[shape])}
            work={work}
            size={SIZES[shape]}
            sizes={DRAWN[shape]}
            headingLevel={2}
            priority={index === 0}
          />
        );
      })}
    </div>
  );
}

const SIZES: Record<MosaicShape, WorkCardSize> = {
  lead: 'large',
  side: 'small',
  third: 'small',
  panorama: 'panorama',
  square: 'medium',
  broad: 'large',
  half: 'medium',
  quarter: 'small',
};

const DRAWN: Record<MosaicShape, PhotoSizes> = {
  lead: columns(8),
  side: columns(6),
  third: columns(4),
  panorama: columns(12),
  square: columns(5),
  broad: columns(7),
  half: columns(6, columns(4), 64),
  quarter: columns(5, columns(4), 64),
};
