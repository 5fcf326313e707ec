import { formatArea } from '../../../model/format/area.ts';
import { formatDayMonth } from '../../../model/format/date.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { PackageData } from './data.ts';
import css from './package-hero.module.css';

type PackageHeroProps = Pick<
  PackageData,
  'title' | 'lead' | 'photo' | 'price' | 'termDays' | 'exampleAreaM2' | 'estimate' | 'pricesValidUntil'
>;

export function PackageHero({ title, lead, photo, price, ...offer }: PackageHeroProps) {
  const { termDays, exampleAreaM2, estimate, pricesValidUntil } = offer;
  return (
    <Hero
      photo={photo}
      title={
        <>
          Пакет «{title}» <span className={css.price}>от&nbsp;{price}</span>
        </>
      }
      lead={lead}
      actions={
        <>
          <ButtonLink to="#form">Вызвать замерщика</ButtonLink>
          <ButtonLink variant="secondary" to="#estimate">
            Пример сметы
          </ButtonLink>
        </>
      }
      aside={
        <Stamp
          columns={2}
          facts={[
            {
              label: `Пример сметы, ${formatArea(estimate.areaM2)}`,
              value: formatRub(estimate.totalRub),
              span: 'full',
              big: true,
            },
            { label: `Срок, ${formatArea(exampleAreaM2)}`, value: counted(termDays, DAYS) },
            ...(pricesValidUntil ? [{ label: 'Цена действует по', value: dayAndYear(pricesValidUntil) }] : []),
          ]}
        />
      }
    />
  );
}

/** A normal space before the year lets the date wrap in the narrow cell. */
function dayAndYear(isoDate: string): string {
  return `${formatDayMonth(isoDate)} ${isoDate.slice(0, 4)}`;
}
