import { readEnvironment } from './env.ts';
import { startServer } from './start-server.ts';

// The real server without a publisher over the release in DATA_DIR, for tests that change no content.
const running = await startServer({ ...readEnvironment(), role: 'serve' });
// Handles every signal, because a second one would end the process before it has stopped.
await new Promise<void>((resolve) => process.on('SIGTERM', () => resolve()));
await running.stop();
process.exit(0);
