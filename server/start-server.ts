import { join } from 'node:path';
import { createAlarm } from './alarm.ts';
import { createConsoleReport } from './console-report.ts';
import type { Environment } from './env.ts';
import { openLeadIntake } from './lead-intake.ts';
import { PublishSupervisor } from './publish/supervisor.ts';
import { watchContent } from './publish/watch-content.ts';
import { listen } from './serve/listen.ts';
import { createLog } from './serve/log.ts';
import { createReleaseStore } from './serve/release-store.ts';
import { shutdown } from './serve/shutdown.ts';
import { createSiteServer } from './serve/site-server.ts';

export type RunningServer = { stop(): Promise<void> };

/**
 * Serves the current release at once, publishes the content beside it, and again whenever the content or the calendar
 * changes. A failed publish is reported and changes nothing.
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const { contentDir, dataDir, host, port, publicUrl } = environment;
  const report = createConsoleReport(process.stdout);
  const log = createLog();
  const store = createReleaseStore({ dataDir, log });
  const intake = await openLeadIntake(environment, store, { tell: (line) => console.error(line), log });
  const server = createSiteServer({ store, api: intake.handle, publicUrl, log });
  await listen(server, { host, port });

  let announced = false;
  const announce = () => {
    if (announced || !store.current()) return;
    announced = true;
    report.line(`Сайт открыт: ${publicUrl}`);
    report.line(
      `Попробуйте: измените цену в ${join(contentDir, 'packages', 'komfort.yaml')} и обновите страницу. Остановить — Ctrl+C.`,
    );
  };

  const alarm = createAlarm(() => publisher.request());
  const publisher = new PublishSupervisor({
    onProgress: (message) => report.progress(message),
    onFailed: (message) => report.failed(message),
    onPublished: (message) => {
      alarm.set(message.changesAt);
      store.activate(message.releaseDir).then(
        () => {
          report.published(message);
          announce();
        },
        (error: unknown) => report.line(`Выпуск ${message.releaseId} не открылся: ${String(error)}`),
      );
    },
  });

  await store.start();
  announce();
  const watching = await watchContent(contentDir, () => publisher.request());
  publisher.request();

  return {
    async stop() {
      watching.stop();
      alarm.clear();
      publisher.stop();
      store.stop();
      await shutdown(server);
      await intake.close();
    },
  };
}
