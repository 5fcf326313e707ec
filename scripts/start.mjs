// Runs on the machine's own Node (≥ 20), before anything is installed: no dependencies, no TypeScript here.
import { prepare } from './prepare.mjs';
import { runInTurn } from './run-server.mjs';

prepare();
await runInTurn([['scripts/build.ts', '--if-stale'], ['server/main.ts']]);
