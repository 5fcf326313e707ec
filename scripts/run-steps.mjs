// Runs on any Node ≥ 20: installs first, then runs every step with the pinned tools.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { prepare, preparePanel, projectDir } from './prepare.mjs';

export { projectDir };

const bin = join(projectDir, 'node_modules', '.bin');

export function prepareAll() {
  prepare();
  preparePanel();
}

/**
 * Runs a command with the project's tools. Its output is shown at once, or with `quiet` when the command ends. Resolves
 * with the exit code and the duration.
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

/** Runs commands in parallel, one per core, all to their end; a failure ends this process. */
export async function runTogether(steps) {
  const waiting = [...steps];
  const results = [];
  const runWaiting = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, { quiet: true }));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
  stopAfterFailure(results);
}

export async function runAlone(step) {
  stopAfterFailure([await runStep(step)]);
}

function stopAfterFailure(results) {
  const failed = results.filter(({ code }) => code !== 0).map(({ title }) => title);
  if (failed.length === 0) return;
  console.error(`\n✗ ${failed.join(', ')}: см. выше`);
  process.exit(1);
}
