import { prepareAll, runAlone } from './run-steps.mjs';

process.env.TEST_PICTURES = 'real';
prepareAll();
for (const step of [
  ['Инструменты', 'node', ['scripts/find-tools.ts', '--install', '--all']],
  ['Сборки и выпуски', 'node', ['scripts/build-for-tests.ts']],
  ['Замеры', 'node', ['bench/run.ts', ...process.argv.slice(2)]],
])
  await runAlone(step);
