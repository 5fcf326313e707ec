import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../../model/load/issue.ts';
import { createConsoleReport } from '../console-report.ts';
import { processVariables, readEnvironment } from '../env.ts';
import { writeFrontFiles } from '../ops/front/write-front-files.ts';
import { readPin } from '../release/pin.ts';
import { explainSystemError } from '../system-error.ts';
import { adviceOf } from './advice/advice-of.ts';
import { brokenOutsideLinks } from './advice/outside-links.ts';
import type { PublishMessage } from './messages.ts';
import type { OnceOptions } from './once-options.ts';
import { ONCE_USAGE, readOnceOptions } from './once-options.ts';
import type { PublisherOptions, ReadyToShow } from './publisher.ts';
import { Publisher } from './publisher.ts';
import { AdviceGiven, ContentRefused } from './report.ts';
import { openStateKeeper } from './state/state-keeper.ts';

type Ended = Extract<PublishMessage, { type: 'published' | 'failed' }>;

/** `npm run publish`: publishes once. The exit code is 1 when content is rejected or when `--strict` finds advice. */
processVariables.NODE_ENV = 'production';
const report = createConsoleReport(process.stdout);
const options = readOnceOptions(process.argv.slice(2));
if (options) process.exitCode = await run(options).catch(failed);
else {
  report.line(ONCE_USAGE);
  process.exitCode = 2;
}

async function run({ isStrict, asksLinks }: OnceOptions): Promise<number> {
  const environment = readEnvironment();
  const { contentDir, dataDir, distDir, publicUrl } = environment;
  const keeper = await openStateKeeper({ dataDir, onWriteFailed: failed });
  const advice: ContentIssue[] = [];
  let ready: ReadyToShow | undefined;
  const advise = async (about: ReadyToShow) => {
    advice.push(...adviceOf(about, asksLinks ? await brokenOutsideLinks(about.written) : []));
  };
  const review = async (about: ReadyToShow) => {
    ready = about;
    if (!isStrict) return;
    await advise(about);
    if (advice.length + about.waiting.length > 0) throw new AdviceGiven(about.waiting);
  };
  const addFiles: PublisherOptions['addFiles'] = (dir, manifest) => writeFrontFiles(dir, manifest, environment);
  const publisher = new Publisher({ contentDir, dataDir, distDir, origin: publicUrl, review, addFiles });
  const ended = await publishOnce(publisher);
  if (ended instanceof AdviceGiven) {
    for (const issue of ended.waiting) report.issue(issue);
    report.advice(advice, { isShown: false });
    keeper.recordAdvice(advice);
    await keeper.whenWritten();
    return 1;
  }
  const pin = await readPin(dataDir);
  keeper.recordRun(ended, pin);
  if (ended.type === 'published') report.published(ended, pin);
  const { trouble } = keeper.current();
  if (trouble) report.trouble(trouble, existsSync(join(dataDir, 'current')));
  if (ready && ended.type === 'published') {
    if (!isStrict) await advise(ready);
    keeper.recordAdvice(advice);
    if (isStrict || asksLinks) report.advice(advice, { isShown: true });
    else if (advice.length > 0) report.line(`Советов: ${advice.length}. Посмотреть: npm run publish -- --strict`);
  }
  await keeper.whenWritten();
  return trouble ? 1 : 0;
}

async function publishOnce(publisher: Publisher): Promise<Ended | AdviceGiven> {
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
    if (error instanceof AdviceGiven) return error;
    if (!(error instanceof ContentRefused)) throw error;
    return { type: 'failed', number: 1, begunAt, fault: 'content', issues: error.issues };
  }
}

function failed(error: unknown): number {
  report.line(explainSystemError(error) ?? String(error instanceof Error ? error.stack : error));
  return 1;
}
