import { prepare } from './prepare.mjs';
import { runInTurn } from './run-server.mjs';

prepare();
await runInTurn([['server/new-company/main.ts', ...process.argv.slice(2)]]);
