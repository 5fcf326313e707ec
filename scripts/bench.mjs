import { runAll } from './run-steps.mjs';

await runAll([
  ['Инструменты', 'node', ['scripts/find-tools.ts', '--install']],
  ['Сборка', 'node', ['scripts/build.ts', '--if-stale']],
  ['Публикация демо', 'node', ['server/publish/once.ts']],
  ['Замеры', 'node', ['bench/run.ts', ...process.argv.slice(2)]],
]);
