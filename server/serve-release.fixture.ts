import { readEnvironment } from './env.ts';
import { startServer } from './start-server.ts';

// The real server over the release in DATA_DIR, with the publisher switched off: for tests that change no content.
const running = await startServer({ ...readEnvironment(), role: 'serve' });
process.once('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
