export type EstimateFormat = 'xlsx' | 'csv';

/** Returns a fixed URL, so that links in emails stay valid. */
export function estimateFilePath(packageSlug: string, format: EstimateFormat): string {
  return `/remont/${packageSlug}/smeta.${format}`;
}
