import { runAll } from './run-steps.mjs';

// What CI runs: the checks, then the site built, published and driven in a real browser.
await runAll([
  ['Проверки', 'node', ['scripts/check.mjs']],
  ['Инструменты', 'node', ['scripts/find-tools.ts', '--install']],
  ['Сборка', 'node', ['scripts/build.ts', '--if-stale']],
  ['Сборка с галереей', 'node', ['scripts/build.ts', '--gallery', '--if-stale']],
  ['Сборка панели', 'node', ['scripts/build-panel.ts', '--if-stale']],
  ['Тесты сервера и страниц', 'vitest', ['run', '--project', 'slow', '--project', 'e2e']],
]);
