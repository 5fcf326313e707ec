import { counted } from '../model/format/plural.ts';
import { formatIssue } from '../model/load/format-issue.ts';
import type { ContentIssue } from '../model/load/issue.ts';
import { adviceWords } from './publish/advice/advice-words.ts';
import { feedReportLines, feedSummary } from './publish/feeds/feed-report-lines.ts';
import type { PublishMessage } from './publish/messages.ts';
import { describeProblem } from './publish/state/problem-messages.ts';
import type { PublishProblem } from './publish/state/publish-state.ts';
import { type Pin, pinnedWords } from './release/pin.ts';

const STEPS = { pictures: 'Снимки', pages: 'Страницы' } as const;
const BAR_WIDTH = 24;

type PublishedFacts = Pick<
  Extract<PublishMessage, { type: 'published' }>,
  'pages' | 'rendered' | 'changed' | 'milliseconds' | 'reminders' | 'feeds'
>;

export type ConsoleReport = ReturnType<typeof createConsoleReport>;

type Options = {
  /** Summarises the feeds in one line; `npm run publish` and the panel show the details. */
  readonly isBrief?: boolean;
};

export function createConsoleReport(stream: NodeJS.WriteStream, { isBrief = false }: Options = {}) {
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
    published({ pages, rendered, changed, milliseconds, reminders, feeds }: PublishedFacts, pin: Pin | null) {
      closeLine();
      const seconds = (milliseconds / 1000).toFixed(1).replace('.', ',');
      const what = changed
        ? `${counted(pages, ['страница', 'страницы', 'страниц'])}, заново собрано: ${rendered}`
        : 'ничего не изменилось';
      stream.write(`Опубликовано за ${seconds} с: ${what}.\n`);
      for (const reminder of reminders) stream.write(`Пора поправить: ${formatIssue(reminder)}\n`);
      for (const line of isBrief ? feedSummary(feeds) : feedReportLines(feeds)) stream.write(`${line}\n`);
      if (pin) stream.write(`${pinnedWords(pin)}\n`);
    },
    issue(issue: ContentIssue) {
      closeLine();
      stream.write(`Исправьте: ${formatIssue(issue)}\n`);
    },
    advice(advice: readonly ContentIssue[], { isShown }: { readonly isShown: boolean }) {
      closeLine();
      stream.write(adviceWords(advice, isShown));
    },
    trouble(trouble: PublishProblem, hasLive: boolean, details?: string) {
      closeLine();
      stream.write(`${describeProblem(trouble, hasLive)}\n${details === undefined ? '' : `${details}\n`}`);
    },
    line(text: string) {
      closeLine();
      stream.write(`${text}\n`);
    },
  };
}
