import { useEffect, useState } from 'react';
import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { Link } from '../../ui/link.tsx';
import { Photo } from '../../ui/photo.tsx';
import type { CalculatorView } from './calculator-data.ts';
import type { Answers, Estimate } from './estimate.ts';
import { loadEstimateFacts } from './estimate-facts.ts';
import type { EstimateFacts } from './estimate-facts-data.ts';
import { EstimateGrounds } from './estimate-grounds.tsx';
import styles from './estimate-more.module.css';
import { nearestFlats } from './nearest-flats.ts';

export type EstimateMoreProps = { prices: CalculatorView; answers: Answers; estimate: Estimate };

const SIMILAR = 2;

/** Details under the estimate; renders nothing while they load or when loading fails. */
export function EstimateMore({ prices, answers, estimate }: EstimateMoreProps) {
  const [facts, setFacts] = useState<EstimateFacts | null>(null);
  useEffect(() => {
    loadEstimateFacts().then(setFacts, console.error);
  }, []);
  if (!facts) return null;
  return (
    <div className={styles.more}>
      <EstimateGrounds facts={facts} prices={prices} answers={answers} estimate={estimate} />
      <h3 className={styles.title}>Похожие готовые работы</h3>
      <ul className={styles.works}>
        {nearestFlats(facts.works, answers, SIMILAR).map(({ slug, title, areaM2, days, priceRub, cover }) => (
          <li className={styles.work} key={slug}>
            <Photo photo={cover} sizes="third" ratio="4/3" />
            <Link className={styles.name} to={`/works/${slug}`} stretched>
              {title}
            </Link>
            <p className={styles.facts}>
              {`${formatArea(areaM2)}, ${counted(days, DAYS)}`} <b className="nb">{formatRub(priceRub)}</b>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
