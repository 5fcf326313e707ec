import { startSite } from '../e2e/support/site-process.ts';
import { APART, OF_SITE } from './groups.ts';
import type { Measured, Row } from './report.ts';
import { report } from './report.ts';

/** `npm run bench`: every figure of docs/performance.md against its budget; with names of groups, only those. */
const asked = process.argv.slice(2);
const groups = [...Object.keys(OF_SITE), ...Object.keys(APART)];
const unknown = asked.filter((name) => !groups.includes(name));
if (unknown.length > 0) {
  console.error(`Нет замера «${unknown.join('», «')}». Есть: ${groups.join(', ')}.`);
  process.exit(2);
}
const isAsked = ([name]: [string, unknown]) => asked.length === 0 || asked.includes(name);
const ofSite = Object.entries(OF_SITE).filter(isAsked);

const all: (readonly Row[] | Measured)[] = [];
if (ofSite.length > 0) {
  const site = await startSite();
  for (const [, measure] of ofSite) all.push(await measure(site));
  await site.stop();
}
for (const [, measure] of Object.entries(APART).filter(isAsked)) all.push(await measure());

const measured = all.map((figures) => ('rows' in figures ? figures : { rows: figures, notes: [] }));
const withinLimits = await report(
  measured.flatMap(({ rows }) => rows),
  measured.flatMap(({ notes }) => notes),
);
process.exitCode = withinLimits ? 0 : 1;
