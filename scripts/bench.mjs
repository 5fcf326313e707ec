import { runAll } from './run-steps.mjs';

await runAll([
  ['Браузеры', 'node', ['scripts/find-browsers.ts', '--install']],
  ['Сборка', 'node', ['scripts/build.ts', '--if-stale']],
  ['Публикация демо', 'node', ['server/publish/once.ts']],
  ['Замеры', 'node', ['bench/run.ts', ...process.argv.slice(2)]],
]);
