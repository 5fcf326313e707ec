import { counted, LEADS } from '../../../../model/format/plural.ts';
import type { WeekStory } from '../../../contract/overview.ts';
import type { ComparedFigure } from './story-figures.ts';
import { CONTRACTS, MEETINGS, REFUSALS, storyFigures, VISITS } from './story-figures.ts';
import type { WeekFacts } from './week-facts.ts';

/** @param before the weeks before, in the order of time */
export function weekStory(week: WeekFacts, before: readonly WeekFacts[]): WeekStory {
  const figures = storyFigures(week, before);
  return {
    happened: `${happenedWords(week)}; ${changeWords(figures)}.`,
    figures: figures.map(({ change: _, ...figure }) => figure),
  };
}

/** «640 посещений, 18 заявок, 3 встречи, 2 договора и 4 отказа», without a full stop. */
export function happenedWords(week: WeekFacts): string {
  const visits = week.visits === null ? '' : `${counted(week.visits, VISITS)}, `;
  if (week.leads + week.meetings + week.contracts + week.lost === 0) return `${visits}заявок и встреч не было`;
  const outcomes = `${counted(week.meetings, MEETINGS)}, ${counted(week.contracts, CONTRACTS)}`;
  return `${visits}${counted(week.leads, LEADS)}, ${outcomes} и ${counted(week.lost, REFUSALS)}`;
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
