import { createConsoleReport } from '../console-report.ts';
import { readEnvironment } from '../env.ts';
import { explainSystemError } from '../system-error.ts';
import { Publisher } from './publisher.ts';
import { ContentRefused } from './report.ts';

/** `npm run publish`: one publish from the command line; exit code 1 when the content is refused. */
process.env.NODE_ENV = 'production';
const report = createConsoleReport(process.stdout);
try {
  const { contentDir, dataDir, distDir, publicUrl } = readEnvironment(process.env);
  const publisher = new Publisher({ contentDir, dataDir, distDir, origin: publicUrl });
  const begun = performance.now();
  const published = await publisher.run(new Date(), (step, done, total) =>
    report.progress({ type: 'progress', step, done, total }),
  );
  const milliseconds = Math.round(performance.now() - begun);
  await publisher.tidy();
  report.published({ type: 'published', number: 1, ...published, milliseconds, changesAt: null });
} catch (error) {
  if (error instanceof ContentRefused) report.line(error.message);
  else report.line(explainSystemError(error) ?? String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
