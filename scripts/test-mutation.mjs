import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { prepareMutation } from './prepare.mjs';
import { prepareAll, projectDir, runAlone } from './run-steps.mjs';

// `npm run test:mutation -- server/leads/intake model/estimate/estimate.ts` mutates these folders and files; without
// names it mutates the changed files.
prepareAll();
prepareMutation();
const named = process.argv.slice(2);
const patterns = named.length > 0 ? named.flatMap(toPatterns) : changedFiles();
if (patterns.length === 0) {
  console.error(
    'Ничего не изменено. Назовите папки или файлы: npm run test:mutation -- server/leads model/estimate/estimate.ts',
  );
  process.exit(2);
}
const TESTS = ['!**/*.test.ts', '!**/*.test.tsx', '!**/*.fixture.ts', '!**/*.fake.ts', '!**/testing/**'];
const stryker = 'scripts/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
await runAlone([
  'Мутации',
  'node',
  [stryker, 'run', 'scripts/mutation/stryker.config.mjs', '--mutate', [...patterns, ...TESTS].join(',')],
]);

/** A name may have a range of lines in Stryker's notation: `model/estimate/estimate.ts:10-40`. */
function toPatterns(name) {
  const isFolder = statSync(name, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? ['ts', 'tsx'].map((ending) => `${name.replace(/\/$/, '')}/**/*.${ending}`) : [name];
}

/** Returns the files changed since the last commit, including untracked files. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).split('\n');
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
  return files.filter((file) => /^(model|site|server|panel)\/.*\.tsx?$/.test(file));
}
