import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Parts of the panel on a page of their own, over previews of the demo content. */
export async function startHarness(): Promise<{ readonly url: string; stop(): Promise<unknown> }> {
  const script = ['--disable-warning=ExperimentalWarning', 'panel/server/preview/testing/run-harness.ts'];
  const child = spawn(process.execPath, script, { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [found] = /http:\S+/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The harness ended with ${code}`)));
  });
  return {
    url,
    stop: () => {
      const ended = once(child, 'exit');
      child.kill();
      return ended;
    },
  };
}
