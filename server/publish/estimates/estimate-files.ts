import type { Content } from '../../../model/content.ts';
import { estimateFilePath } from '../../../model/estimate/estimate-file.ts';
import { estimateCsv } from './estimate-csv.ts';
import { packageWorkbook } from './package-workbook.ts';

/** URL path → bytes of the estimate of every package, as spreadsheets. */
export async function estimateFiles(content: Content): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const item of content.packages) {
    files.set(estimateFilePath(item.slug, 'xlsx'), await packageWorkbook(content, item));
    files.set(estimateFilePath(item.slug, 'csv'), estimateCsv(item));
  }
  return files;
}
