import { readFileSync } from 'node:fs';
import { prepareAll, runAlone, runStep, runTogether } from './run-steps.mjs';

const PARTS = {
  nightly: 'редкие случаи правил, которые держит npm test',
  ...JSON.parse(readFileSync(new URL('test-parts.json', import.meta.url), 'utf8')),
};
const PART_NAMES = Object.keys(PARTS);

// `npm run test:all` runs `npm test` and every part; `npm run test:all -- engines postgres` runs only these parts.
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PART_NAMES.includes(name));
if (unknown.length > 0) {
  const known = PART_NAMES.map((name) => `  ${name}: ${PARTS[name]}`).join('\n');
  console.error(`Нет такой части: ${unknown.join(', ')}. Есть:\n${known}`);
  process.exit(2);
}

prepareAll();
await runTogether([['Инструменты', 'node', ['scripts/find-tools.ts', '--install', '--all']]]);
const results = [];
if (chosen.length === 0) results.push(await runStep(['npm test', 'node', ['scripts/test.mjs']]));
else await runAlone(['Сборки и выпуски для тестов', 'node', ['scripts/build-for-tests.ts']]);
for (const part of chosen.length === 0 ? PART_NAMES : chosen)
  results.push(await runStep([part, 'vitest', ['run', ...testsOf(part)]]));

console.log('\n| Часть | Исход | Секунд |\n|---|---|---|');
for (const { title, code, seconds } of results)
  console.log(`| ${title} | ${code === 0 ? 'прошла' : 'НЕ ПРОШЛА'} | ${Math.round(seconds)} |`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);

/** A part has its own files, except `nightly`: single tests of the files that `npm test` runs. */
function testsOf(part) {
  return part === 'nightly'
    ? ['--project', 'slow', '--project', 'e2e', '--tags-filter', 'nightly']
    : ['--project', part];
}
