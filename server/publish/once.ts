import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createConsoleReport } from '../console-report.ts';
import { processVariables, readEnvironment } from '../env.ts';
import { explainSystemError } from '../system-error.ts';
import type { PublishMessage } from './messages.ts';
import { Publisher } from './publisher.ts';
import { ContentRefused } from './report.ts';
import { openStateKeeper } from './state/state-keeper.ts';

/** `npm run publish`: one publish from the command line; exit code 1 when any of the content is refused. */
processVariables.NODE_ENV = 'production';
const report = createConsoleReport(process.stdout);
try {
  const { contentDir, dataDir, distDir, publicUrl } = readEnvironment();
  const publisher = new Publisher({ contentDir, dataDir, distDir, origin: publicUrl });
  const keeper = await openStateKeeper({ dataDir, onWriteFailed: (error) => report.line(words(error)) });
  const ended = await publishOnce(publisher);
  keeper.ended(ended);
  await keeper.written();
  if (ended.type === 'published') report.published(ended);
  const { trouble } = keeper.current();
  if (trouble) report.trouble(trouble, existsSync(join(dataDir, 'current')));
  process.exitCode = trouble ? 1 : 0;
} catch (error) {
  report.line(words(error));
  process.exitCode = 1;
}

async function publishOnce(publisher: Publisher): Promise<Extract<PublishMessage, { type: 'published' | 'failed' }>> {
  const begun = performance.now();
  const begunAt = new Date().toISOString();
  try {
    const published = await publisher.run(new Date(), (step, done, total) =>
      report.progress({ type: 'progress', step, done, total }),
    );
    const milliseconds = Math.round(performance.now() - begun);
    await publisher.tidy();
    const changesAt = published.changesAt?.toISOString() ?? null;
    return { type: 'published', number: 1, ...published, milliseconds, begunAt, changesAt };
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error;
    return { type: 'failed', number: 1, begunAt, fault: 'content', issues: error.issues };
  }
}

function words(error: unknown): string {
  return explainSystemError(error) ?? String(error instanceof Error ? error.stack : error);
}
