import { capitalize } from '../../../../model/format/capitalize.ts';
import { listed } from '../../../../model/format/listed.ts';
import { counted, LEADS, type PluralForms } from '../../../../model/format/plural.ts';
import type { WeekStory } from '../../../contract/overview.ts';
import type { ComparedFigure } from './story-figures.ts';
import { CONTRACTS, MEETINGS, REFUSALS, storyFigures, VISITS } from './story-figures.ts';
import type { WeekFacts } from './week-facts.ts';

/** @param before the weeks before, in the order of time */
export function weekStory(week: WeekFacts, before: readonly WeekFacts[]): WeekStory {
  const figures = storyFigures(week, before);
  return {
    happened: `${happenedWords(week)}. ${capitalize(changeWords(figures))}.`,
    figures: figures.map(({ change: _, ...figure }) => figure),
  };
}

/** «640 посещений, 18 заявок, 3 встречи; договоров и отказов не было», without a full stop. */
export function happenedWords(week: WeekFacts): string {
  const counts: readonly (readonly [number, PluralForms])[] = [
    [week.leads, LEADS],
    [week.meetings, MEETINGS],
    [week.contracts, CONTRACTS],
    [week.lost, REFUSALS],
  ];
  const visits = week.visits === null ? [] : [counted(week.visits, VISITS)];
  const some = counts.filter(([count]) => count > 0).map(([count, forms]) => counted(count, forms));
  const none = counts.filter(([count]) => count === 0).map(([, forms]) => forms[2]);
  const absent = none.length > 0 ? [`${listed(none)} не было`] : [];
  return [[...visits, ...some].join(', '), ...absent].filter(Boolean).join('; ');
}

function changeWords(figures: readonly ComparedFigure[]): string {
  const changes = figures.flatMap(({ verdict, change }) =>
    verdict === 'more' || verdict === 'less' ? [change[verdict]] : [],
  );
  if (changes.length > 0) return changes.join(', ');
  const compared = figures.filter(({ verdict }) => verdict === 'usual').length;
  if (compared === 0) return 'сравнить пока не с чем';
  return compared === figures.length ? 'всё как обычно' : 'всё, что можно сравнить, как обычно';
}
