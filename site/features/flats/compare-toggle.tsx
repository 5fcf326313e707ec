import type { Goal } from '../../../model/counts/goals.ts';
import { Link } from '../../ui/link.tsx';
import { comparisonPath, MAX_COMPARED, toggleFlat, useChosenFlats } from './chosen-flats.ts';
import styles from './compare-toggle.module.css';

export function CompareToggle({ slug, name }: { slug: string; name: string }) {
  const chosen = useChosenFlats();
  const isChosen = chosen.includes(slug);
  const isFull = !isChosen && chosen.length >= MAX_COMPARED;
  return (
    <p className={styles.compare}>
      <button
        type="button"
        data-goal={'comparison' satisfies Goal}
        className={styles.toggle}
        aria-pressed={isChosen}
        aria-label={`Сравнить: ${name}`}
        disabled={isFull}
        onClick={() => toggleFlat(slug)}
      >
        {isFull ? `Сравниваем до${'\u00a0'}${MAX_COMPARED}` : 'Сравнить'}
      </button>
      {isChosen ? (
        <Link className={styles.way} look="text" to={comparisonPath(chosen)}>
          {`К${'\u00a0'}сравнению, ${chosen.length} из${'\u00a0'}${MAX_COMPARED}`}
        </Link>
      ) : null}
    </p>
  );
}
