import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Builds the site twice, the panel, and the shared test releases; each only when its sources changed.
await Promise.all([
  Promise.all([run('scripts/build.ts', '--if-stale'), run('scripts/build.ts', '--gallery', '--if-stale')]).then(() =>
    run('scripts/test-releases/publish-releases.ts'),
  ),
  run('scripts/build-panel.ts', '--if-stale'),
]);

async function run(...script: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exit(1);
}
