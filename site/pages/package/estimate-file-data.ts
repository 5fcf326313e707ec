import type { Content } from '../../../model/content.ts';
import { type EstimateFormat, estimateFilePath } from '../../../model/estimate/estimate-file.ts';
import { kilobytes } from '../../../model/format/file-size.ts';

export type EstimateFileView = {
  readonly path: string;
  readonly title: string;
  /** For example «12 КБ»; absent when the file has not been generated. */
  readonly size?: string;
};

const FORMATS: Readonly<Record<EstimateFormat, string>> = {
  xlsx: 'Таблица Excel (XLSX)',
  csv: 'Простая таблица (CSV)',
};

export function toEstimateFiles({ downloads }: Pick<Content, 'downloads'>, packageSlug: string): EstimateFileView[] {
  return Object.entries(FORMATS).map(([format, title]) => {
    const path = estimateFilePath(packageSlug, format as EstimateFormat);
    const bytes = downloads?.get(path);
    return { path, title, ...(bytes === undefined ? {} : { size: kilobytes(bytes) }) };
  });
}
