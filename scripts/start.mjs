// Runs on the system's Node (≥ 20) before the installation, so it can use neither dependencies nor TypeScript.
import { prepare } from './prepare.mjs';
import { runInTurn } from './run-server.mjs';

prepare();
await runInTurn([['scripts/build.ts', '--if-stale'], ['server/main.ts']]);
