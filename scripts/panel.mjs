// The staff panel: installs what only it needs, builds it when it has changed, and serves it on the loopback.
import { prepare, preparePanel } from './prepare.mjs';
import { runInTurn } from './run-server.mjs';

/** Previews make much that is thrown away at once; by default Node would hold 150 MB more before it looks. */
const FRUGAL = '--max-semi-space-size=8';

prepare();
preparePanel();
const [command, ...args] = process.argv.slice(2);
const builds = [
  ['scripts/build.ts', '--if-stale'],
  ['scripts/build-panel.ts', '--if-stale'],
];
await runInTurn(
  command === undefined
    ? [...builds, [FRUGAL, 'panel/server/main.ts']]
    : [['panel/server/command.ts', command, ...args]],
);
