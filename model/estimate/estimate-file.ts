/** Formats that the whole estimate of a package is downloaded in. */
export type EstimateFormat = 'xlsx' | 'csv';

/** A fixed address, so that a link in a letter lasts. */
export function estimateFilePath(packageSlug: string, format: EstimateFormat): string {
  return `/remont/${packageSlug}/smeta.${format}`;
}
