import type { Content } from '../../../model/content.ts';
import { formatArea, formatNumber } from '../../../model/format/area.ts';
import { formatRub, formatRubPerM2, groupDigits } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import type { Landing } from '../../features/works/landings.ts';

export type Fact = { readonly label: string; readonly value: string };

/** Returns the contract terms, followed by the range of actual results. */
export function landingFacts(content: Pick<Content, 'packages' | 'calculator'>, landing: Landing): Fact[] {
  const { works } = landing;
  return [
    ...termsOf(content, landing),
    { label: 'Площадь', value: range(works, ({ areaM2 }) => areaM2, formatNumber, formatArea) },
    { label: 'Срок по факту', value: range(works, ({ actualDays }) => actualDays, String, daysOf) },
    { label: 'Заплатили', value: range(works, ({ finalRub }) => finalRub, groupDigits, formatRub) },
  ];
}

function termsOf({ packages, calculator }: Pick<Content, 'packages' | 'calculator'>, { words }: Landing): Fact[] {
  const item = packages.find(({ slug }) => slug === words.package);
  if (item) {
    return [
      { label: 'Цена пакета', value: `от\u00a0${formatRubPerM2(item.priceRubPerM2)}` },
      { label: `Срок пакета, ${formatArea(item.exampleAreaM2)}`, value: daysOf(item.termDays) },
    ];
  }
  const more = words.housing === 'resale' || words.housing === 'prewar' ? calculator[words.housing] : undefined;
  if (!more) return [];
  return [
    { label: 'К цене пакета', value: `+${formatNumber(more.markup * 100)}\u00a0%` },
    { label: 'К сроку', value: `+${daysOf(more.days)}` },
  ];
}

type Works = Landing['works'];

/** «5,4–64 м²», or a single figure when all are equal. */
function range(
  works: Works,
  figureOf: (work: Works[number]) => number,
  bare: (figure: number) => string,
  withUnit: (figure: number) => string,
): string {
  const figures = works.map(figureOf);
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return least === most ? withUnit(most) : `${bare(least)}–${withUnit(most)}`;
}

function daysOf(days: number): string {
  return counted(days, DAYS);
}
