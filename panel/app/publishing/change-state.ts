import type { PublishingReport, RecentChange } from '../../contract/content.ts';
import { isPublished } from './is-published.ts';

export type ChangeState = { readonly colour: 'green' | 'blue' | 'orange' | 'red' | 'gray'; readonly words: string };

/** Whether an edit has reached the site, as far as the report knows. */
export function changeState(report: PublishingReport, { file, at }: Pick<RecentChange, 'file' | 'at'>): ChangeState {
  const { server, lastRun, waiting } = report;
  // The last run does not cover an edit that was saved after it began.
  if (server !== null && (lastRun === null || at > lastRun.begunAt)) return { colour: 'blue', words: 'Публикуется' };
  if (isPublished(report, file)) return { colour: 'green', words: 'Опубликовано' };
  const isRefused = waiting === 'all' || waiting.includes(file);
  return isRefused ? { colour: 'red', words: 'Не принято' } : { colour: 'orange', words: 'Ждёт' };
}
