import { formatRub } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { Segments } from '../../ui/segments.tsx';
import { AreaField } from './area-field.tsx';
import type { Answers, Housing, Prices } from './estimate.ts';
import { ExtrasList } from './extras-list.tsx';

type CalculatorControlsProps = { prices: Prices; answers: Answers; onChange: (part: Partial<Answers>) => void };

export function CalculatorControls({ prices, answers, onChange }: CalculatorControlsProps) {
  const { resaleMarkup, resaleDays } = prices;
  const houses: { value: Housing; label: string; hint: string }[] = [
    { value: 'new', label: 'Новостройка', hint: 'без отделки' },
    {
      value: 'resale',
      label: 'Вторичное жильё',
      hint: `демонтаж, +${Math.round(resaleMarkup * 100)}\u00a0% и\u00a0${counted(resaleDays, DAYS)}`,
    },
  ];
  return (
    <>
      <AreaField limits={prices} areaM2={answers.areaM2} onChange={(areaM2) => onChange({ areaM2 })} />
      <Segments
        legend="Дом"
        name="housing"
        options={houses}
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
      <ExtrasList
        extras={prices.extras}
        chosen={answers.extras}
        packageSlug={answers.package}
        onChange={(extras) => onChange({ extras })}
      />
    </>
  );
}
