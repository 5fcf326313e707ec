import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { PhotoSizes } from '../../ui/photo-sizes.ts';
import { TermBar } from './term-bar.tsx';
import css from './work-card.module.css';
import type { WorkCardView } from './work-card-data.ts';

export type WorkCardSize = 'small' | 'medium' | 'large' | 'panorama';

type WorkCardProps = {
  work: WorkCardView;
  /** Aspect ratio of the photo. */
  size?: WorkCardSize;
  sizes?: PhotoSizes;
  headingLevel?: 2 | 3;
  /** Set when the photo is the largest contentful element (LCP) of the first screen. */
  priority?: boolean;
  className?: string | undefined;
};

/** A list can set `--work-photo-height` to give all its photos one height. */
export function WorkCard({
  work,
  size = 'small',
  sizes = 'third',
  headingLevel = 3,
  priority = false,
  className,
}: WorkCardProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={cx(css.card, className)} data-card="">
      <Photo className={css.photo} photo={work.cover} sizes={sizes} ratio={RATIOS[size]} priority={priority} />
      <span className={css.badge}>{work.packageTitle}</span>
      <div className={css.caption}>
        <Title className={css.title}>
          <Link to={`/works/${work.slug}`} stretched>
            {work.title}
          </Link>
        </Title>
        <p className={css.facts}>
          <span>{formatArea(work.areaM2)}</span>
          <span>{counted(work.days, DAYS)}</span>
          <b>{formatRub(work.priceRub)}</b>
        </p>
        <TermBar {...work.term} />
      </div>
    </article>
  );
}

const RATIOS = { small: '4/3', medium: '3/2', large: '3/2', panorama: '21/9' } as const;
