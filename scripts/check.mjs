import { prepareAll, runTogether } from './run-steps.mjs';

// Checks that need neither a browser nor a build. The longest step comes first.
prepareAll();
await runTogether([
  ['Модульные тесты', 'vitest', ['run', '--project', 'unit', '--project', 'components']],
  ['Формат и правила кода', 'biome', ['check', '--error-on-warnings', '.']],
  ['Правила стилей', 'stylelint', ['site/**/*.css', 'panel/app/**/*.css']],
  // Two and more checkers each check the shared types again.
  ['Типы', 'node', ['node_modules/typescript-7/bin/tsc', '-p', '.', '--checkers', '1']],
  [
    'Границы между комнатами',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'model', 'site', 'server', 'panel', 'e2e', 'bench', 'scripts'],
  ],
  ['Неиспользуемый код', 'knip', []],
  ['Размеры файлов', 'node', ['scripts/check-sizes.ts']],
  ['Слова', 'cspell', ['lint', '--no-progress', '--no-summary', '--no-cache']],
  ['Заголовки коммитов', 'node', ['scripts/check-commits.ts']],
  ['Лицензии', 'node', ['scripts/licences.ts']],
  ['Известные уязвимости', 'node', ['scripts/advisories.ts']],
]);
