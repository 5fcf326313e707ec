import { cx } from '../../ui/cx.ts';
import { FlatCard } from './flat-card.tsx';
import type { FlatCardView } from './flat-card-data.ts';
import styles from './flat-cards.module.css';

type FlatCardsProps = { flats: readonly FlatCardView[]; className?: string | undefined };

export function FlatCards({ flats, className }: FlatCardsProps) {
  return (
    <ul className={cx(styles.cards, className)}>
      {flats.map((flat) => (
        <li className={styles.card} key={flat.slug}>
          <FlatCard flat={flat} />
        </li>
      ))}
    </ul>
  );
}
