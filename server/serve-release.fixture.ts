import { readEnvironment } from './env.ts';
import { startServer } from './start-server.ts';

// The real server without a publisher over the release in DATA_DIR, for tests that change no content.
const running = await startServer({ ...readEnvironment(), role: 'serve' });
process.once('SIGTERM', async () => {
  await running.stop();
  process.exit(0);
});
