import { notifications } from '@mantine/notifications';
import type { PublishingReport } from '../../contract/content.ts';

const PATIENCE_MS = 60_000;

/** Follows the site's own report until it has decided about what was saved at a moment, and tells the person. */
export function tellWhenPublished(savedAt: string): void {
  const begun = performance.now();
  const id = notifications.show({
    message: 'Сохранено. Публикуем…',
    loading: true,
    autoClose: false,
    withCloseButton: false,
  });
  const events = new EventSource('/api/publishing/events');
  const end = (color: string, message: string, autoClose: number | false) => {
    events.close();
    clearTimeout(timer);
    notifications.update({ id, color, message, loading: false, autoClose, withCloseButton: true });
  };
  const timer = setTimeout(
    () => end('orange', 'Сохранено, но сервер сайта ещё не сообщил о публикации. Он подхватит правку сам.', false),
    PATIENCE_MS,
  );
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const report = JSON.parse(data) as PublishingReport;
    if (report.server === null) {
      end('orange', 'Сохранено. Сервер сайта сейчас не отвечает: правка выйдет, когда он запустится.', false);
      return;
    }
    if (!report.lastRun || report.lastRun.begunAt < savedAt) return;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1).replace('.', ',');
    if (report.trouble !== null) end('red', report.trouble, false);
    else if (report.issues.length > 0)
      end(
        'red',
        `Сохранено, но ждёт: ${report.issues.map(({ file, message }) => `${file}: ${message}`).join(' ')}`,
        false,
      );
    else if (report.pinnedSince !== null)
      end(
        'orange',
        'Сохранено и проверено, но на сайте закреплён прежний выпуск: посетители правки пока не видят.',
        false,
      );
    else end('green', `Опубликовано за ${seconds} с`, 6000);
  };
}
