import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { prepareAll, projectDir, runStep } from './run-steps.mjs';

// `npm run test:steady -- 10` runs `npm test` ten times without retries, every second run under full CPU load.
const runs = Number(process.argv[2] ?? 10);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Сколько раз? Например: npm run test:steady -- 10');
  process.exit(2);
}
const RESULTS = join(projectDir, 'var', 'test-steady');
const BUSY_PROCESSES = availableParallelism();

prepareAll();
rmSync(RESULTS, { recursive: true, force: true });
const outcomes = [];
for (let number = 1; number <= runs; number += 1) {
  const isBusy = number % 2 === 0;
  const folder = join(RESULTS, String(number));
  const busy = isBusy ? Array.from({ length: BUSY_PROCESSES }, () => spawn(process.execPath, ['-e', 'for (;;);'])) : [];
  const title = `Прогон ${number} из ${runs}${isBusy ? ', рядом заняты процессоры' : ''}`;
  const { code, seconds } = await runStep([title, 'node', ['scripts/test.mjs']], {
    env: { CI: '', TEST_RESULTS: folder },
  });
  for (const child of busy) child.kill('SIGKILL');
  outcomes.push({ number, isBusy, code, seconds, tests: readResults(folder) });
}
print(outcomes);
process.exit(outcomes.every(({ code }) => code === 0) ? 0 : 1);

function readResults(folder) {
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).tests);
}

function print(all) {
  console.log('\n| Прогон | Рядом | Исход | Секунд | Тестов | Красных |\n|---|---|---|---|---|---|');
  for (const { number, isBusy, code, seconds, tests } of all) {
    const red = tests.filter(({ state }) => state === 'failed').length;
    const neighbours = isBusy ? `${BUSY_PROCESSES} занятых` : 'тихо';
    const outcome = code === 0 ? 'зелёный' : 'КРАСНЫЙ';
    console.log(
      `| ${number} | ${neighbours} | ${outcome} | ${Math.round(seconds)} | ${tests.filter(({ state }) => state !== 'skipped').length} | ${red} |`,
    );
  }
  const byName = new Map();
  for (const test of all.flatMap(({ tests }) => tests)) {
    const name = `${test.file} > ${test.name}`;
    byName.set(name, [...(byName.get(name) ?? []), test]);
  }
  const red = [...byName].filter(([, results]) => results.some(({ state }) => state === 'failed'));
  console.log(`\nХоть раз красные: ${red.length === 0 ? 'ни одного' : ''}`);
  for (const [name, results] of red)
    console.log(`  ${results.filter(({ state }) => state === 'failed').length} из ${results.length}: ${name}`);
  console.log('\nСамые долгие, медиана в секундах:');
  const slowest = [...byName].map(([name, results]) => [median(results.map(({ durationMs }) => durationMs)), name]);
  for (const [ms, name] of slowest.sort(([one], [other]) => other - one).slice(0, 20))
    console.log(`  ${(ms / 1000).toFixed(1)}  ${name}`);
}

function median(numbers) {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
