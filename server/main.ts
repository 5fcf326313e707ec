import { mkdir } from 'node:fs/promises';
import { EnvironmentError, readEnvironment } from './env.ts';
import { checkInstallation } from './ops/check-installation.ts';
import { startServer } from './start-server.ts';
import { explainSystemError } from './system-error.ts';

/** Resolves at the first stop signal, including one received during startup. */
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
});

try {
  const environment = readEnvironment();
  await mkdir(environment.dataDir, { recursive: true });
  if (process.argv.includes('--check')) {
    const isWell = await checkInstallation(environment, (line) => console.log(line));
    process.exit(isWell ? 0 : 1);
  }
  const running = await startServer(environment);
  await stopSignal;
  await running.stop();
  process.exit(0);
} catch (error) {
  const known = error instanceof EnvironmentError ? error.message : explainSystemError(error);
  console.error(known ?? error);
  process.exit(1);
}
