// Runs on any Node ≥ 20.
import { spawn } from 'node:child_process';
import { pinnedNode, projectDir } from './prepare.mjs';

/** Runs scripts one after another; the first failure ends this process with its exit code. */
export async function runInTurn(scripts) {
  for (const [script, ...args] of scripts) {
    const code = await run(script, args);
    if (code !== 0) process.exit(code);
  }
}

/** Runs a script on the pinned Node and forwards signals, so that Ctrl+C and SIGTERM stop the server gracefully. */
function run(script, args) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: projectDir,
      stdio: 'inherit',
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    process.on('SIGINT', pass);
    // npm's shell dies of a signal without forwarding it; the changed parent process id reveals that.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 500);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGTERM', pass);
      process.off('SIGINT', pass);
      resolve(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
    });
  });
}
