import { readEnvironment } from '../env.ts';
import { writeFrontFiles } from '../ops/front/write-front-files.ts';
import { explainSystemError } from '../system-error.ts';
import { adviceOf } from './advice/advice-of.ts';
import { ImageCacheError } from './images/errors.ts';
import type { PublishMessage, PublishRequest } from './messages.ts';
import type { ReadyToShow } from './publisher.ts';
import { Publisher } from './publisher.ts';
import { ContentRefused } from './report.ts';

/**
 * Publishing process, separate from the server to keep rendering away from visitors. The server ends it to free memory.
 */
const environment = readEnvironment();
const { contentDir, dataDir, distDir, publicUrl } = environment;
let shown: ReadyToShow | undefined;
let avoid: ReadonlyMap<string, string> = new Map();
const publisher = new Publisher({
  contentDir,
  dataDir,
  distDir,
  origin: publicUrl,
  beforeParsing(file, stamp) {
    send({ type: 'reading', at: { file, stamp } });
    return avoid.get(file) === stamp ? TOO_LONG : null;
  },
  review: async (ready) => {
    shown = ready;
  },
  // Errors are ignored here, because the server reports them when it serves the release.
  addFiles: (dir, manifest) => writeFrontFiles(dir, manifest, environment).catch(() => undefined),
  onParsed: () => send({ type: 'reading', at: null }),
});
const TOO_LONG = 'Файл не читается: сервер разбирал его и не закончил. Верните прежний текст и внесите правку частями.';
const PROGRESS_INTERVAL_MS = 80;
/** Delay before cleanup and advice, which would otherwise slow down an edit that follows at once. */
const IDLE_DELAY_MS = 2000;

let queue = Promise.resolve();
let idleTimer: NodeJS.Timeout | undefined;
process.on('message', (request: PublishRequest) => {
  clearTimeout(idleTimer);
  avoid = new Map(request.avoid.map(({ file, stamp }) => [file, stamp]));
  queue = queue.then(() => runOnce(request.number));
});
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function runOnce(number: number): Promise<void> {
  const begun = performance.now();
  const begunAt = new Date().toISOString();
  let reported = 0;
  try {
    const { changesAt, ...published } = await publisher.run(new Date(), (step, done, total) => {
      const now = performance.now();
      if (done < total && now - reported < PROGRESS_INTERVAL_MS) return;
      reported = now;
      send({ type: 'progress', step, done, total });
    });
    const milliseconds = Math.round(performance.now() - begun);
    const next = changesAt?.toISOString() ?? null;
    send({ type: 'published', number, ...published, milliseconds, begunAt, changesAt: next });
    idleTimer = setTimeout(runIdleTasks, IDLE_DELAY_MS);
  } catch (error) {
    send({ type: 'failed', number, begunAt, ...faultOf(error) });
  }
}

function runIdleTasks(): void {
  const failed = (error: unknown) => console.error(explainSystemError(error) ?? error);
  publisher.tidy().catch(failed);
  try {
    if (shown) send({ type: 'advice', advice: adviceOf(shown) });
  } catch (error) {
    failed(error);
  }
}

function send(message: PublishMessage): void {
  process.send?.(message);
}

function faultOf(error: unknown): Omit<Extract<PublishMessage, { type: 'failed' }>, 'type' | 'number' | 'begunAt'> {
  if (error instanceof ContentRefused) return { fault: 'content', issues: error.issues };
  const known = error instanceof ImageCacheError ? error.message : explainSystemError(error);
  if (known !== null) return { fault: 'system', issues: [], message: known };
  return {
    fault: 'system',
    issues: [],
    message: 'Внутренняя ошибка публикации. Покажите журнал сервера тому, кто его обслуживает.',
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}
