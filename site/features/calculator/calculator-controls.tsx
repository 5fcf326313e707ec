import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { Segments } from '../../ui/segments.tsx';
import { AreaField } from './area-field.tsx';
import type { Answers, Prices } from './estimate.ts';
import { formatMarkup } from './extra-price.ts';
import { ExtrasList } from './extras-list.tsx';

type CalculatorControlsProps = { prices: Prices; answers: Answers; onChange: (part: Partial<Answers>) => void };

export function CalculatorControls({ prices, answers, onChange }: CalculatorControlsProps) {
  return (
    <>
      <AreaField limits={prices} areaM2={answers.areaM2} onChange={(areaM2) => onChange({ areaM2 })} />
      <Segments
        legend="Дом"
        name="housing"
        options={prices.houses.map(({ housing, label, what, markup, days }) => ({
          value: housing,
          label,
          hint: markup > 0 ? `${formatMarkup(markup)}, +${counted(days, DAYS)}` : what,
        }))}
        value={answers.housing}
        onChange={(housing) => onChange({ housing })}
      />
      <Segments
        legend="Пакет, цена за м²"
        name="package"
        options={prices.packages.map(({ slug, title, priceRubPerM2 }) => ({
          value: slug,
          label: title,
          hint: formatRub(priceRubPerM2),
        }))}
        value={answers.package}
        onChange={(slug) => onChange({ package: slug })}
      />
      {prices.extras.length > 0 ? (
        <ExtrasList
          extras={prices.extras}
          chosen={answers.extras}
          packageSlug={answers.package}
          onChange={(extras) => onChange({ extras })}
        />
      ) : null}
    </>
  );
}
