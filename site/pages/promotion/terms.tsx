import grid from '../../ui/grid.module.css';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import type { PromotionData } from './data.ts';
import styles from './terms.module.css';

type TermsProps = Pick<PromotionData, 'terms' | 'organizer' | 'period' | 'rulesUrl' | 'mark'>;

export function Terms({ terms, organizer, period, rulesUrl, mark }: TermsProps) {
  return (
    <Section>
      <div className={grid.split46}>
        <div>
          <h2>Условия</h2>
          <dl className={styles.facts}>
            <dt>Срок</dt>
            <dd>{period}</dd>
            <dt>Организатор</dt>
            <dd>{organizer}</dd>
          </dl>
          {mark ? <p className="caption">{mark}</p> : null}
        </div>
        <div>
          <ol className={styles.terms}>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ol>
          {rulesUrl ? (
            <p className={styles.rules}>
              <Link look="text" to={rulesUrl}>
                Полные правила акции
              </Link>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
