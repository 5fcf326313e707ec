import { counted } from '../model/format/plural.ts';
import type { PublishMessage } from './publish/messages.ts';

const STEPS = { pictures: 'Снимки', pages: 'Страницы' } as const;
const BAR_WIDTH = 24;

/** What the operator reads while the server runs. */
export function createConsoleReport(stream: NodeJS.WriteStream) {
  let lineOpen = false;
  const closeLine = () => {
    if (lineOpen) stream.write('\n');
    lineOpen = false;
  };
  return {
    progress({ step, done, total }: Extract<PublishMessage, { type: 'progress' }>) {
      if (!stream.isTTY) {
        if (done === total) stream.write(`${STEPS[step]}: ${total}\n`);
        return;
      }
      const filled = Math.round((done / Math.max(1, total)) * BAR_WIDTH);
      stream.write(
        `\r${STEPS[step].padEnd(9)} ${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done} из ${total} `,
      );
      lineOpen = true;
      if (done === total) closeLine();
    },
    published({ pages, rendered, changed, milliseconds }: Extract<PublishMessage, { type: 'published' }>) {
      closeLine();
      const seconds = (milliseconds / 1000).toFixed(1).replace('.', ',');
      const what = changed
        ? `${counted(pages, ['страница', 'страницы', 'страниц'])}, заново собрано: ${rendered}`
        : 'ничего не изменилось';
      stream.write(`Опубликовано за ${seconds} с: ${what}.\n`);
    },
    failed({ refused, message }: Extract<PublishMessage, { type: 'failed' }>) {
      closeLine();
      stream.write(
        refused ? `${message}\n` : `Опубликовать не удалось, на сайте осталась прежняя версия.\n${message}\n`,
      );
    },
    line(text: string) {
      closeLine();
      stream.write(`${text}\n`);
    },
  };
}
