import { processVariables } from '../../server/env.ts';
import { runPanelCommand } from './commands/run-panel-command.ts';

/** Entry point of `npm run panel -- …`. */
process.exitCode = await runPanelCommand(process.argv.slice(2), processVariables, {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
});
