import { mkdir } from 'node:fs/promises';
import { EnvironmentError, readEnvironment } from './env.ts';
import { startServer } from './start-server.ts';
import { explainSystemError } from './system-error.ts';

try {
  const environment = readEnvironment(process.env);
  await mkdir(environment.dataDir, { recursive: true });
  const running = await startServer(environment);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void running.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  const known = error instanceof EnvironmentError ? error.message : explainSystemError(error);
  console.error(known ?? error);
  process.exit(1);
}
