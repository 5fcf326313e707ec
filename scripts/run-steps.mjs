// Runs on any Node ≥ 20: installs first, then every step on the pinned tools.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { prepare, preparePanel, projectDir } from './prepare.mjs';

const bin = join(projectDir, 'node_modules', '.bin');
const SURROUNDINGS = {
  cwd: projectDir,
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  shell: process.platform === 'win32',
};

/** Runs commands of the project one after another; the first that fails ends the run with its code. */
export async function runAll(steps) {
  prepare();
  preparePanel();
  for (const [title, command, args] of steps) {
    const begun = performance.now();
    console.log(`\n▸ ${title}`);
    const { status, error } = spawnSync(command, args, { ...SURROUNDINGS, stdio: 'inherit' });
    if (error) console.error(error.message);
    if (status !== 0) {
      console.error(`✗ ${title}: см. выше`);
      process.exit(status ?? 1);
    }
    console.log(`  ${seconds(begun)}`);
  }
}

/** Runs commands of the project beside each other, all to their ends; what each has said is shown when it ends. */
export async function runTogether(steps) {
  prepare();
  preparePanel();
  const codes = await Promise.all(steps.map(runQuietly));
  const failed = steps.flatMap(([title], at) => (codes[at] === 0 ? [] : [title]));
  if (failed.length === 0) return;
  console.error(`\n✗ ${failed.join(', ')}: см. выше`);
  process.exit(1);
}

function runQuietly([title, command, args]) {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...SURROUNDINGS, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('error', (error) => (said += error.message));
    child.on('close', (code) => {
      console.log(`\n▸ ${title}: ${seconds(begun)}\n${said.trimEnd()}`);
      resolve(code);
    });
  });
}

function seconds(begun) {
  return `${((performance.now() - begun) / 1000).toFixed(1)} с`;
}
