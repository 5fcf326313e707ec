import { PhotoError } from '../../model/load/photo-probe.ts';
import { readEnvironment } from '../env.ts';
import { explainSystemError } from '../system-error.ts';
import { ImageCacheError } from './images/errors.ts';
import type { PublishMessage, PublishRequest } from './messages.ts';
import { Publisher } from './publisher.ts';
import { ContentRefused } from './report.ts';

/**
 * The publishing process: renders and compresses beside the server, so that visitors never wait for it, and ends when
 * the server tells it to, which gives its memory back.
 */
const { contentDir, dataDir, distDir, publicUrl } = readEnvironment(process.env);
const publisher = new Publisher({ contentDir, dataDir, distDir, origin: publicUrl });
const PROGRESS_INTERVAL_MS = 80;
/** Removing an old release of thousands of files would hold up an edit that follows at once. */
const TIDY_AFTER_MS = 2000;

let queue = Promise.resolve();
let tidying: NodeJS.Timeout | undefined;
process.on('message', ({ number }: PublishRequest) => {
  clearTimeout(tidying);
  queue = queue.then(() => runOnce(number));
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function runOnce(number: number): Promise<void> {
  const begun = performance.now();
  let reported = 0;
  try {
    const { changesAt, ...published } = await publisher.run(new Date(), (step, done, total) => {
      const now = performance.now();
      if (done < total && now - reported < PROGRESS_INTERVAL_MS) return;
      reported = now;
      send({ type: 'progress', step, done, total });
    });
    const milliseconds = Math.round(performance.now() - begun);
    send({ type: 'published', number, ...published, milliseconds, changesAt: changesAt?.toISOString() ?? null });
    tidying = setTimeout(tidy, TIDY_AFTER_MS);
  } catch (error) {
    const refused = error instanceof ContentRefused || error instanceof PhotoError;
    const message =
      refused || error instanceof ImageCacheError ? error.message : (explainSystemError(error) ?? stackOf(error));
    send({ type: 'failed', number, refused, message });
  }
}

function tidy(): void {
  publisher.tidy().catch((error: unknown) => console.error(explainSystemError(error) ?? error));
}

function send(message: PublishMessage): void {
  process.send?.(message);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
