import { ButtonLink } from '../../ui/button-link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { PackagesData } from './data.ts';
import styles from './hero.module.css';

type HeroProps = Pick<PackagesData, 'title' | 'lead' | 'photo' | 'facts'>;

/** The headline sheet is cut into the photograph like a room into a plan. */
export function Hero({ title, lead, photo, facts }: HeroProps) {
  return (
    <section>
      <Photo className={styles.photo} photo={photo} sizes="hero" ratio="fill" priority />
      <Wrap className={styles.grid}>
        <div className={styles.sheet}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.buttons}>
            <ButtonLink to="/#calculator">Посчитать квартиру</ButtonLink>
            <ButtonLink variant="secondary" to="#compare">
              Сравнить пакеты
            </ButtonLink>
          </div>
        </div>
        <Stamp
          className={styles.stamp}
          columns={2}
          facts={facts.map((fact, index) => ({ ...fact, span: index === 0 && facts.length % 2 ? 'full' : undefined }))}
        />
      </Wrap>
    </section>
  );
}
