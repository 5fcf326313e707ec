import type { PluralForms } from '../../../../model/format/plural.ts';
import { counted, LEADS, LEADS_GENITIVE, plural } from '../../../../model/format/plural.ts';
import { LOSS_REASONS } from '../../../../model/lead/lead-stages.ts';
import type { StoryFigure } from '../../../contract/overview.ts';
import type { Comparison, Share } from './compare.ts';
import { compareCount, compareShare, shareIn } from './compare.ts';
import type { WeekFacts } from './week-facts.ts';

export const VISITS: PluralForms = ['посещение', 'посещения', 'посещений'];
const VISITS_OF: PluralForms = ['посещения', 'посещений', 'посещений'];
export const MEETINGS: PluralForms = ['встреча', 'встречи', 'встреч'];
export const CONTRACTS: PluralForms = ['договор', 'договора', 'договоров'];
export const REFUSALS: PluralForms = ['отказ', 'отказа', 'отказов'];

export type ComparedFigure = StoryFigure & {
  /** Name of the figure in a sentence about a change, without the verb. */
  readonly change: { readonly more: string; readonly less: string };
};

/** All main figures of a week, each with its base and compared with the weeks before. */
export function storyFigures(week: WeekFacts, before: readonly WeekFacts[]): readonly ComparedFigure[] {
  const withLeads = before.filter(({ hasLeads }) => hasLeads);
  return [
    visitsOf(week, before),
    leadsOf(week, withLeads),
    conversionOf(week, withLeads),
    callsOf(week, withLeads),
  ].concat(
    outcomeOf(week, withLeads, { key: 'meetings', forms: MEETINGS, of: ({ meetings }) => meetings }),
    outcomeOf(week, withLeads, { key: 'contracts', forms: CONTRACTS, of: ({ contracts }) => contracts }),
    {
      ...outcomeOf(week, withLeads, { key: 'lost', forms: REFUSALS, of: ({ lost }) => lost }),
      details: week.reasons.map(({ reason, total }) => `${LOSS_REASONS[reason] ?? reason}: ${total}`).join(', '),
    },
  );
}

function visitsOf({ visits }: WeekFacts, before: readonly WeekFacts[]): ComparedFigure {
  const known = before.flatMap((week) => week.visits ?? []);
  return {
    ...{ key: 'visits', value: visits === null ? '—' : String(visits), label: plural(visits ?? 0, VISITS) },
    base: visits === null ? 'считали не всю неделю' : 'всего за неделю',
    ...comparedCount(visits, known),
    change: { more: 'посещений больше обычного', less: 'посещений меньше обычного' },
  };
}

function leadsOf({ leads, entered, visits }: WeekFacts, before: readonly WeekFacts[]): ComparedFigure {
  return {
    ...{ key: 'leads', value: String(leads), label: plural(leads, LEADS) },
    base:
      entered > 0
        ? `${leads - entered} с сайта, ${entered} по звонку или визиту`
        : visits === null
          ? 'всего за неделю'
          : `из ${counted(visits, VISITS_OF)}`,
    ...comparedCount(
      leads,
      before.map((week) => week.leads),
    ),
    change: { more: 'заявок больше обычного', less: 'заявок меньше обычного' },
  };
}

const PER_MILLE = 1000;
const PER_CENT = 100;

function conversionOf(week: WeekFacts, before: readonly WeekFacts[]): ComparedFigure {
  // Visits of people without JavaScript are not counted, so leads can outnumber them.
  const shareOf = ({ leads, entered, visits }: WeekFacts): Share => {
    const part = leads - entered;
    return visits === null || part > visits ? { part: 0, base: 0 } : { part, base: visits };
  };
  const { part, base } = shareOf(week);
  return {
    ...{ key: 'conversion', label: 'посещений стали заявками' },
    ...comparedShare(shareOf(week), before.map(shareOf), PER_MILLE),
    base: base > 0 ? `${part} из ${counted(base, VISITS_OF)}` : 'посещений посчитано слишком мало',
    change: { more: 'заявку оставляют чаще обычного', less: 'заявку оставляют реже обычного' },
  };
}

function callsOf(week: WeekFacts, before: readonly WeekFacts[]): ComparedFigure {
  const shareOf = ({ calls }: WeekFacts): Share => ({ part: calls.inTime, base: calls.judged });
  const { inTime, judged } = week.calls;
  return {
    ...{ key: 'calls', label: 'звонков в обещанный срок' },
    ...comparedShare(shareOf(week), before.map(shareOf), PER_CENT),
    base: judged === 0 ? 'на этой неделе срок не наступал' : `${inTime} из ${counted(judged, LEADS_GENITIVE)}`,
    change: { more: 'в срок звонили чаще обычного', less: 'в срок звонили реже обычного' },
  };
}

type Outcome = {
  readonly key: 'meetings' | 'contracts' | 'lost';
  readonly forms: PluralForms;
  readonly of: (week: WeekFacts) => number;
};

function outcomeOf(week: WeekFacts, before: readonly WeekFacts[], { key, forms, of }: Outcome): ComparedFigure {
  const count = of(week);
  const many = forms[2];
  return {
    ...{ key, value: String(count), label: plural(count, forms) },
    base: week.moved === 0 ? 'этапы заявок не менялись' : `из ${counted(week.moved, LEADS_GENITIVE)}, сменивших этап`,
    ...comparedCount(count, before.map(of)),
    change: { more: `${many} больше обычного`, less: `${many} меньше обычного` },
  };
}

type Compared = Pick<StoryFigure, 'verdict' | 'comparison' | 'range'>;

const FEW: Compared = { verdict: 'few', comparison: 'мало данных, чтобы сравнить', range: '' };

function comparedCount(value: number | null, before: readonly number[]): Compared {
  if (value === null) return FEW;
  return comparedWords(value, compareCount(value, before), { perUnit: 1, end: ' в неделю', unit: '' });
}

function comparedShare(share: Share, before: readonly Share[], perUnit: number): Compared & Pick<StoryFigure, 'value'> {
  if (share.base === 0) return { value: '—', ...FEW };
  const value = shareIn(share, perUnit);
  const scale = { perUnit: perUnit / PER_CENT, end: PERCENT, unit: PERCENT };
  return {
    value: numberWords(value / scale.perUnit) + PERCENT,
    ...comparedWords(value, compareShare(share, before, perUnit), scale),
  };
}

const PERCENT = '\u00a0%';
const VERDICTS = { usual: 'как обычно', more: 'больше обычного', less: 'меньше обычного' } as const;

type Scale = { readonly perUnit: number; readonly end: string; readonly unit: string };

function comparedWords(value: number, comparison: Comparison, { perUnit, end, unit }: Scale): Compared {
  if (comparison.verdict === 'few') return FEW;
  const { verdict, mean, low, high } = comparison;
  const average = readable(mean / perUnit);
  const difference = readable(value / perUnit - average);
  const averageWords = numberWords(average) + unit;
  const sign = difference > 0 ? '+' : '−';
  const words =
    difference === 0
      ? `столько и в\u00a0среднем, ${averageWords}`
      : `${sign}${numberWords(Math.abs(difference))} к\u00a0среднему\u00a0${averageWords}`;
  const range = [low, high].map((bound) => numberWords(bound / perUnit)).join('–');
  return { verdict, comparison: `${VERDICTS[verdict]}: ${words}`, range: `обычно ${range}${end}` };
}

/** One decimal below ten, none above. */
function readable(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

function numberWords(value: number): string {
  return String(value).replace('.', ',');
}
