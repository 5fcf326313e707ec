import type { Advice, Advised } from './advised.ts';
import { alternatives } from './alternatives.ts';
import { contracts } from './contracts.ts';
import { cookieWord } from './cookie-word.ts';
import { demoData } from './demo-data.ts';
import { estimateAreas } from './estimate-areas.ts';
import { latinWords } from './latin-words.ts';
import { otherPlaces } from './other-places.ts';
import { pageHeads } from './page-heads.ts';
import { pastDates } from './past-dates.ts';
import { pastDeadlines } from './past-deadlines.ts';
import { superlatives } from './superlatives.ts';
import { type Survey, surveyOf } from './survey.ts';
import { typedCounts } from './typed-counts.ts';
import { typedPrices } from './typed-prices.ts';

type Rule = (survey: Survey) => Advice[];

const RULES: readonly Rule[] = [
  demoData,
  superlatives,
  latinWords,
  cookieWord,
  typedPrices,
  pastDates,
  pastDeadlines,
  contracts,
  estimateAreas,
  typedCounts,
  alternatives,
  otherPlaces,
  pageHeads,
];

/** Returns recommendations for editors without duplicates, sorted by file. */
export function advise(advised: Advised): Advice[] {
  const survey = surveyOf(advised);
  const found = new Map<string, Advice>();
  for (const advice of RULES.flatMap((rule) => rule(survey))) {
    const { file, path, message } = advice;
    found.set(JSON.stringify([file, path, message]), advice);
  }
  return [...found.values()].sort((a, b) => a.file.localeCompare(b.file));
}
