import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Builds the site, the panel and the shared test releases, with `--gallery` also the site with the gallery; each only
// when its sources changed.
const siteBuilds = process.argv.includes('--gallery') ? [[], ['--gallery']] : [[]];
await Promise.all([
  Promise.all(siteBuilds.map((flags) => run('scripts/build.ts', '--if-stale', ...flags))).then(() =>
    run('scripts/test-releases/publish-releases.ts'),
  ),
  run('scripts/build-panel.ts', '--if-stale'),
]);

async function run(...script: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], { stdio: 'inherit' });
  const [code] = await once(child, 'close');
  if (code !== 0) process.exit(1);
}
