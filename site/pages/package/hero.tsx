import { formatArea } from '../../../model/format/area.ts';
import { formatDayMonth } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { PackageData } from './data.ts';
import styles from './hero.module.css';

type HeroProps = Pick<
  PackageData,
  'title' | 'lead' | 'photo' | 'price' | 'termDays' | 'exampleAreaM2' | 'estimate' | 'pricesValidUntil'
>;

/** The headline sheet is cut into the photograph; the stamp beside it is the offer in figures. */
export function Hero({ title, lead, photo, price, termDays, exampleAreaM2, estimate, pricesValidUntil }: HeroProps) {
  return (
    <section>
      <Photo className={styles.photo} photo={photo} sizes="hero" ratio="fill" priority />
      <Wrap className={styles.grid}>
        <div className={styles.sheet}>
          <h1 className={styles.title}>
            Пакет «{title}» <span className={styles.price}>от&nbsp;{price}</span>
          </h1>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.buttons}>
            <ButtonLink to="#form">Вызвать замерщика</ButtonLink>
            <ButtonLink variant="secondary" to="#estimate">
              Пример сметы
            </ButtonLink>
          </div>
        </div>
        <Stamp
          className={styles.stamp}
          columns={2}
          facts={[
            {
              label: `Пример сметы, ${formatArea(estimate.areaM2)}`,
              value: formatRub(estimate.totalRub),
              span: 'full',
              big: true,
            },
            { label: `Срок, ${formatArea(exampleAreaM2)}`, value: counted(termDays, DAYS) },
            ...(pricesValidUntil
              ? [
                  {
                    label: 'Цена действует по',
                    value: `${formatDayMonth(pricesValidUntil)} ${pricesValidUntil.slice(0, 4)}`,
                  },
                ]
              : []),
          ]}
        />
      </Wrap>
    </section>
  );
}
