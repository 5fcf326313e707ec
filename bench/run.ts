import { startSite } from '../e2e/support/site-process.ts';
import { APART, OF_SITE, ON_REQUEST } from './groups.ts';
import type { Measured, Row } from './report.ts';
import { report } from './report.ts';

const PUBLISH_TIMEOUT_MS = 110_000;

/**
 * `npm run bench -- [group …] [loads]`: without groups, all but the on-request ones run; `-- shifts 100` sets the
 * number of loads.
 */
const isNumber = (text: string) => /^\d+$/.test(text);
const names = process.argv.slice(2).filter((text) => !isNumber(text));
const loads = process.argv.slice(2).filter(isNumber).map(Number)[0];
const groups = [OF_SITE, ON_REQUEST, APART].flatMap(Object.keys);
const unknown = names.filter((name) => !groups.includes(name));
if (unknown.length > 0) {
  console.error(`Нет замера «${unknown.join('», «')}». Есть: ${groups.join(', ')}.`);
  process.exit(2);
}
const isAsked = ([name]: [string, unknown]) => names.includes(name) || (names.length === 0 && !(name in ON_REQUEST));
const ofSite = Object.entries({ ...OF_SITE, ...ON_REQUEST }).filter(isAsked);

const all: (readonly Row[] | Measured)[] = [];
if (ofSite.length > 0) {
  const site = await startSite();
  // The publisher works for four seconds after the start and would slow the first figures.
  await site.printed('Опубликовано за', PUBLISH_TIMEOUT_MS);
  for (const [, measure] of ofSite) all.push(await measure(site, loads));
  await site.stop();
}
for (const [, measure] of Object.entries(APART).filter(isAsked)) all.push(await measure());

const measured = all.map((figures) => ('rows' in figures ? figures : { rows: figures, notes: [] }));
const withinLimits = await report(
  measured.flatMap(({ rows }) => rows),
  measured.flatMap(({ notes }) => notes),
);
process.exitCode = withinLimits ? 0 : 1;
