import { EnvironmentError, processVariables, readEnvironment } from '../env.ts';
import { explainSystemError } from '../system-error.ts';
import { runReleaseCommand } from './run-release-command.ts';

try {
  const environment = readEnvironment(processVariables);
  process.exitCode = await runReleaseCommand(process.argv.slice(2), environment, (line) => console.log(line));
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : (explainSystemError(error) ?? error));
  process.exitCode = 1;
}
