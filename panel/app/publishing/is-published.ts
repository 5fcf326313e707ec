import type { PublishingReport } from '../../contract/content.ts';

/** Whether the site shows the saved text of a file, as far as the report knows. */
export function isPublished(report: PublishingReport | null, file: string): boolean {
  if (report === null || report.server === null || report.trouble !== null || report.pinnedSince !== null) return false;
  return report.waiting !== 'all' && !report.waiting.includes(file);
}
