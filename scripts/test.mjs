import { runAll, runTogether } from './run-steps.mjs';

// What CI runs: the checks, then the site built, published and driven in a real browser. The tools wait for the network.
await runTogether([
  ['Инструменты', 'node', ['scripts/find-tools.ts', '--install']],
  ['Проверки', 'node', ['scripts/check.mjs']],
]);
await runTogether([
  ['Сборка', 'node', ['scripts/build.ts', '--if-stale']],
  ['Сборка с галереей', 'node', ['scripts/build.ts', '--gallery', '--if-stale']],
  ['Сборка панели', 'node', ['scripts/build-panel.ts', '--if-stale']],
]);
await runAll([['Тесты сервера и страниц', 'vitest', ['run', '--project', 'slow', '--project', 'e2e']]]);
