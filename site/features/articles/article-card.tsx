import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import { counted, MINUTES } from '../../../model/format/plural.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { PhotoSizes } from '../../ui/photo-sizes.ts';
import css from './article-card.module.css';
import type { ArticleCardView } from './article-card-data.ts';

type ArticleCardProps = {
  article: ArticleCardView;
  /**
   * `big` is the first card of a list, `wide` takes half of its width; both show the lead. `row` has its picture on the
   * left.
   */
  size?: 'big' | 'wide' | 'small' | 'row';
  /** Picture width for layouts where `size` does not determine it. */
  sizes?: PhotoSizes;
  headingLevel?: 2 | 3;
  /** Set when the picture is the largest contentful element (LCP) of the first screen. */
  priority?: boolean;
  className?: string | undefined;
};

export function ArticleCard({
  article,
  size = 'small',
  sizes = SLOTS[size],
  headingLevel = 3,
  priority = false,
  className,
}: ArticleCardProps) {
  const { slug, title, lead, date, minutes, cover } = article;
  const { year } = useShell();
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={cx(css.card, className)} data-size={size} data-card="">
      <Photo photo={cover} sizes={sizes} ratio={RATIOS[size]} priority={priority} />
      <div className={css.caption}>
        <Title className={css.title}>
          <Link to={`/news/${slug}`} stretched>
            {title}
          </Link>
        </Title>
        {size === 'big' || size === 'wide' ? <p className={css.lead}>{lead}</p> : null}
        <p className={css.facts}>
          <time dateTime={date}>{date.startsWith(String(year)) ? formatDayMonth(date) : formatDate(date)}</time>
          <span>{counted(minutes, MINUTES)}</span>
        </p>
      </div>
    </article>
  );
}

const SLOTS = { big: 'articleBig', wide: 'half', small: 'third', row: 'articleRow' } as const;
const RATIOS = { big: '16/10', wide: '16/10', small: '3/2', row: '4/3' } as const;
