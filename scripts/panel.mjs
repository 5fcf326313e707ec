// Installs the packages of the staff panel, builds the panel when it has changed and serves it on the loopback
// interface.
import { prepare, preparePanel } from './prepare.mjs';
import { runInTurn } from './run-server.mjs';

/** Previews create much short-lived garbage; Node's default would use 150 MB more before it is collected. */
const FRUGAL = '--max-semi-space-size=8';
/** glibc otherwise keeps the 19 MB of each password check for the next one, in each thread. */
process.env.MALLOC_MMAP_THRESHOLD_ = '1048576';

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
