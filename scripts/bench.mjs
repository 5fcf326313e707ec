import { runAll } from './run-steps.mjs';

await runAll([
  ['Браузер', 'node', ['scripts/find-browser.ts', '--install']],
  ['Сборка', 'node', ['scripts/build.ts', '--if-stale']],
  ['Публикация демо', 'node', ['server/publish/once.ts']],
  ['Замеры', 'node', ['bench/run.ts']],
]);
