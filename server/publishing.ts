import { createAlarm } from './alarm.ts';
import type { ConsoleReport } from './console-report.ts';
import type { PublishMessage } from './publish/messages.ts';
import type { PublishState } from './publish/state/publish-state.ts';
import { createStaffNotice } from './publish/state/staff-notice.ts';
import { openStateKeeper } from './publish/state/state-keeper.ts';
import { PublishSupervisor } from './publish/supervisor.ts';
import { watchContent } from './publish/watch-content.ts';
import type { ReleaseStore } from './serve/release-store.ts';

type Options = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly store: ReleaseStore;
  readonly report: ConsoleReport;
  /** Tells staff through a channel; `null` where none can. */
  readonly tell: ((words: string) => Promise<boolean>) | null;
  /** A release is on show. */
  readonly onShown: () => void;
};

export type Publishing = {
  state(): PublishState;
  stop(): Promise<void>;
};

/** Publishes the content now and whenever it or the calendar changes, and says what became of it to whom it concerns. */
export async function openPublishing({
  contentDir,
  dataDir,
  store,
  report,
  tell,
  onShown,
}: Options): Promise<Publishing> {
  const keeper = await openStateKeeper({
    dataDir,
    onWriteFailed: (error) => report.line(`Состояние публикации не записалось в ${dataDir}: ${String(error)}`),
  });
  const notice = tell && createStaffNotice({ keeper, tell });
  const alarm = createAlarm(() => publisher.request());

  function ended(message: Extract<PublishMessage, { type: 'published' | 'failed' }>): void {
    keeper.ended(message);
    const { trouble } = keeper.current();
    if (message.type === 'published') report.published(message);
    const details = message.type === 'failed' ? message.details : undefined;
    if (trouble) report.trouble(trouble, store.current() !== null, details);
    notice?.look();
  }

  const publisher = new PublishSupervisor({
    onProgress: (message) => report.progress(message),
    onFailed: ended,
    onAdvice: ({ advice }) => keeper.advised(advice),
    onPublished(message) {
      alarm.set(message.changesAt);
      store.activate(message.releaseDir).then(
        () => {
          ended(message);
          onShown();
        },
        (error: unknown) =>
          ended({
            type: 'failed',
            number: message.number,
            fault: 'system',
            issues: [],
            message: `Выпуск ${message.releaseId} не открылся: ${String(error)}`,
          }),
      );
    },
  });

  const served = store.current()?.manifest;
  if (served) keeper.serving({ releaseId: served.id, since: served.createdAt });
  const watching = await watchContent(contentDir, () => publisher.request());
  publisher.request();
  notice?.look();

  return {
    state: () => keeper.current(),
    async stop() {
      watching.stop();
      alarm.clear();
      publisher.stop();
      notice?.stop();
      await keeper.written();
    },
  };
}
