// Runs on any Node ≥ 20: installs first, then every step on the pinned tools.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { prepare, preparePanel, projectDir } from './prepare.mjs';

export { projectDir };

const bin = join(projectDir, 'node_modules', '.bin');

/** Installs what the steps need, once. */
export function prepareAll() {
  prepare();
  preparePanel();
}

/**
 * Runs a command with the project's own tools; what it prints is shown at once, or in one piece when it ends.
 * Resolves with its exit code and how long it took.
 */
export function runStep([title, command, args], { quiet = false, env = {} } = {}) {
  const begun = performance.now();
  if (!quiet) console.log(`\n▸ ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectDir,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (printed += text));
    child.on('error', (error) => (printed += error.message));
    child.on('close', (code) => {
      const seconds = (performance.now() - begun) / 1000;
      if (quiet) console.log(`\n▸ ${title}: ${seconds.toFixed(1)} с\n${printed.trimEnd()}`);
      else console.log(`  ${title}: ${seconds.toFixed(1)} с`);
      resolve({ title, code: code ?? 1, seconds });
    });
  });
}

/** Runs commands beside each other, all to their ends; a failure of any of them ends this process. */
export async function runTogether(steps) {
  stopAfterFailure(await Promise.all(steps.map((step) => runStep(step, { quiet: true }))));
}

/** Runs one command with its output shown as it comes; its failure ends this process. */
export async function runAlone(step) {
  stopAfterFailure([await runStep(step)]);
}

function stopAfterFailure(results) {
  const failed = results.filter(({ code }) => code !== 0).map(({ title }) => title);
  if (failed.length === 0) return;
  console.error(`\n✗ ${failed.join(', ')}: см. выше`);
  process.exit(1);
}
