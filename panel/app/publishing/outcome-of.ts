import type { PublishingReport } from '../../contract/content.ts';

type Save = {
  readonly file: string;
  /** ISO time at which the file was written. */
  readonly savedAt: string;
  readonly seconds: number;
};

type Outcome = {
  readonly color: 'green' | 'orange' | 'red';
  readonly message: string;
  readonly isGood?: boolean;
  /** A busy server answers late, so its publish can still follow. */
  readonly isProvisional?: boolean;
};

/** Returns the outcome of one save, or `null` while publishing is pending. */
export function outcomeOf(report: PublishingReport, { file, savedAt, seconds }: Save): Outcome | null {
  const { server, lastRun, trouble, issues, waiting, pinnedSince } = report;
  if (!lastRun || lastRun.begunAt < savedAt) {
    if (server !== null) return null;
    const message = 'Сохранено. Сервер сайта сейчас не отвечает: правка выйдет, когда он ответит.';
    return { color: 'orange', message, isProvisional: true };
  }
  if (trouble !== null) return { color: 'red', message: trouble };
  if (waiting === 'all' || waiting.includes(file)) {
    return { color: 'red', message: `Сохранено, но ждёт: ${wordsOf(issues)}` };
  }
  if (pinnedSince !== null) {
    const message = 'Сохранено и проверено, но на сайте закреплён прежний выпуск: посетители правки пока не видят.';
    return { color: 'orange', message };
  }
  const published = `Опубликовано за ${seconds.toFixed(1).replace('.', ',')} с`;
  if (issues.length === 0) return { color: 'green', message: published, isGood: true };
  return { color: 'green', message: `${published}. Ошибки в других записях, они ждут: ${wordsOf(issues)}` };
}

const MAX_ISSUES = 3;

function wordsOf(issues: PublishingReport['issues']): string {
  const shownIssues = issues.slice(0, MAX_ISSUES).map(({ file, message }) => `${file}: ${message}`);
  const left = issues.length - shownIssues.length;
  return [...shownIssues, ...(left > 0 ? [`И ещё ${left}.`] : [])].join(' ');
}
