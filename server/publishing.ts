import type { ConsoleReport } from './console-report.ts';
import type { PublishMessage } from './publish/messages.ts';
import type { PublishState } from './publish/state/publish-state.ts';
import { createStaffNotice } from './publish/state/staff-notice.ts';
import { openStateKeeper } from './publish/state/state-keeper.ts';
import { PublishSupervisor, type SupervisorEvents } from './publish/supervisor.ts';
import { watchContent } from './publish/watch-content.ts';
import { watchPin } from './publish/watch-pin.ts';
import { type Pin, pinnedWords, readPin } from './release/pin.ts';
import { scheduleAt } from './schedule-at.ts';
import type { ReleaseStore } from './serve/release-store.ts';

type Options = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly store: ReleaseStore;
  readonly report: ConsoleReport;
  /** `null` when no channel can notify staff. */
  readonly notify: ((words: string) => Promise<boolean>) | null;
  readonly onShown: () => void;
  readonly rules?: ConstructorParameters<typeof PublishSupervisor>[1];
};

export type Publishing = {
  state(): PublishState;
  stop(): Promise<void>;
};

/** Publishes at startup and after each change of the content or the date; reports to the console and to staff. */
export async function openPublishing({
  contentDir,
  dataDir,
  store,
  report,
  notify,
  onShown,
  rules,
}: Options): Promise<Publishing> {
  const keeper = await openStateKeeper({
    dataDir,
    onWriteFailed: (error) => report.line(`Состояние публикации не записалось в ${dataDir}: ${String(error)}`),
  });
  const notice = notify && createStaffNotice({ keeper, notify });
  const alarm = scheduleAt(() => publisher.request());

  function ended(message: Extract<PublishMessage, { type: 'published' | 'failed' }>, pin: Pin | null): void {
    keeper.recordRun(message, pin);
    const { trouble } = keeper.current();
    if (message.type === 'published') report.published(message, pin);
    const details = message.type === 'failed' ? message.details : undefined;
    if (trouble) report.trouble(trouble, store.current() !== null, details);
    notice?.look();
  }

  function serving(pin: Pin | null): void {
    const served = store.current()?.manifest;
    if (served) keeper.recordServed({ releaseId: served.id, since: served.createdAt }, pin);
    if (pin) report.line(pinnedWords(pin));
  }

  let recorded = Promise.resolve();
  /** Opening a release takes longer than reporting a refusal, which must not be overwritten by the earlier run. */
  const recordInOrder = (record: () => Promise<void>) => {
    recorded = recorded.then(record);
  };

  const events = {
    onProgress: report.progress,
    onFailed: (message) => recordInOrder(async () => ended(message, await readPin(dataDir))),
    onAdvice: ({ advice }) => keeper.recordAdvice(advice),
    onPublished(message) {
      alarm.set(message.changesAt);
      recordInOrder(() => show(message));
    },
  } satisfies SupervisorEvents;
  const publisher = new PublishSupervisor(events, rules);

  async function show(message: Extract<PublishMessage, { type: 'published' }>): Promise<void> {
    const pin = await readPin(dataDir);
    try {
      await store.follow();
      ended(message, pin);
      onShown();
    } catch (error) {
      const words = `Выпуск ${message.releaseId} не открылся: ${String(error)}`;
      ended({ type: 'failed', number: message.number, fault: 'system', issues: [], message: words }, pin);
    }
  }

  const pins = await watchPin(dataDir, async (pin) => {
    await store.follow();
    if (pin === null) report.line('Выпуск больше не закреплён: на сайте снова последнее, что опубликовано.');
    serving(pin);
    onShown();
    publisher.request();
  });
  serving(pins.first);
  const watching = await watchContent(contentDir, () => publisher.request());
  publisher.request();
  notice?.look();

  return {
    state: () => keeper.current(),
    async stop() {
      watching.stop();
      pins.stop();
      alarm.clear();
      publisher.stop();
      notice?.stop();
      await keeper.whenWritten();
    },
  };
}
