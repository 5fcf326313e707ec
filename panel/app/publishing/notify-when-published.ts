import { notifications } from '@mantine/notifications';
import type { PublishingReport } from '../../contract/content.ts';
import { lastPublish } from './last-publish.ts';
import { outcomeOf } from './outcome-of.ts';

const TIMEOUT_MS = 60_000;

/** One notice for all saves: the publish of the latest one contains the earlier ones. */
const NOTICE = 'publishing';
let stopFollowing = () => {};

/** Follows the publishing report until it covers the save of a file, and shows the outcome in a notice. */
export function notifyWhenPublished(file: string, savedAt: string): void {
  stopFollowing();
  const begun = performance.now();
  const events = new EventSource('/api/publishing/events');
  const record = (state: 'publishing' | 'live' | 'not-live') =>
    lastPublish.set({ file, state, at: new Date().toISOString() });
  const stop = () => {
    events.close();
    clearTimeout(timer);
    if (lastPublish.get()?.state === 'publishing') record('not-live');
  };
  stopFollowing = stop;
  record('publishing');
  const notice = { id: NOTICE, onClose: stop } as const;
  const started = {
    message: 'Сохранено. Публикуем…',
    loading: true,
    autoClose: false,
    withCloseButton: false,
  } as const;
  notifications.show({ ...notice, ...started });
  // A notice that is still open is not shown again.
  notifications.update({ ...notice, ...started });
  const say = (color: string, message: string, autoClose: number | false = false) =>
    notifications.update({ ...notice, color, message, loading: false, autoClose, withCloseButton: true });
  const timer = setTimeout(() => {
    record('not-live');
    say('orange', 'Сохранено, но сервер сайта ещё не сообщил о публикации. Он подхватит правку сам.');
  }, TIMEOUT_MS);
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const seconds = (performance.now() - begun) / 1000;
    const outcome = outcomeOf(JSON.parse(data) as PublishingReport, { file, savedAt, seconds });
    if (!outcome) return;
    record(outcome.isGood ? 'live' : 'not-live');
    if (!outcome.isProvisional) stop();
    say(outcome.color, outcome.message, outcome.isGood ? 6000 : false);
  };
}
