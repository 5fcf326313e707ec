import { EnvironmentError, readEnvironment } from '../../env.ts';
import { explainCountsError } from '../explain-counts-error.ts';
import { printStats } from './print-stats.ts';

try {
  await printStats(readEnvironment(), new Date(), console.log);
} catch (error) {
  const isMisuse = error instanceof EnvironmentError;
  console.error(isMisuse ? error.message : `Посещения не прочитались: ${explainCountsError(error).words}.`);
  process.exitCode = isMisuse ? 2 : 1;
}
