import { prepareAll, runAlone, runTogether } from './run-steps.mjs';

// CI runs this script: static checks with unit tests, then servers over HTTP and pages in Chromium.
prepareAll();
await runTogether([
  ['Инструменты', 'node', ['scripts/find-tools.ts', '--install']],
  ['Проверки', 'node', ['scripts/check.mjs']],
  ['Сборки и выпуски для тестов', 'node', ['scripts/build-for-tests.ts']],
]);
await runAlone([
  'Тесты сервера и страниц',
  'vitest',
  ['run', '--project', 'slow', '--project', 'e2e', '--tags-filter', '!nightly'],
]);
