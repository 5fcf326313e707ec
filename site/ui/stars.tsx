import { formatNumber } from '../../model/format/area.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import css from './stars.module.css';

export function Stars({ value, className }: { value: number; className?: string | undefined }) {
  return (
    <span className={cx(css.stars, className)} role="img" aria-label={`Оценка ${formatNumber(value)} из 5`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size="s" className={cx(css.star, star > Math.round(value) && css.empty)} />
      ))}
    </span>
  );
}
