// Runs on any Node ≥ 20: installs first, then every step on the pinned tools.
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { prepare, projectDir } from './prepare.mjs';

/** Runs commands of the project one after another; the first that fails ends the run with its code. */
export async function runAll(steps) {
  prepare();
  const bin = join(projectDir, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  for (const [title, command, args] of steps) {
    const begun = performance.now();
    console.log(`\n▸ ${title}`);
    const { status, error } = spawnSync(command, args, {
      cwd: projectDir,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (error) console.error(error.message);
    if (status !== 0) {
      console.error(`✗ ${title}: см. выше`);
      process.exit(status ?? 1);
    }
    console.log(`  ${((performance.now() - begun) / 1000).toFixed(1)} с`);
  }
}
