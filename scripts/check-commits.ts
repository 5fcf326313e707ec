import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { subjectProblem } from './commits/subject-problem.ts';

/** Checked in a clone that has no upstream branch to compare with. */
const LAST_COMMITS = 20;

// An unpacked archive of the sources has no commits to check.
if (existsSync('.git')) {
  const folders = new Set(git('ls-files').flatMap(foldersOf));
  const refused = subjects().flatMap((subject) => {
    const problem = subjectProblem(subject, folders);
    return problem === null ? [] : `«${subject}»: ${problem}`;
  });
  if (refused.length > 0) {
    console.error(`Change these commit subjects with «git rebase --interactive»:\n${refused.join('\n')}`);
    process.exitCode = 1;
  }
}

/** Subjects of commits that the upstream branch does not have yet. */
function subjects(): string[] {
  const [upstream] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const range = upstream ? [`${upstream}..HEAD`] : ['HEAD'];
  const own = git('log', '--no-merges', '--format=%s', `--max-count=${LAST_COMMITS}`, ...range);
  return own.filter((subject) => !/^(Revert|fixup!) /.test(subject));
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(Boolean);
}
