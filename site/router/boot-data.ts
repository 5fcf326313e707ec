import type { PagePayload } from '../lib/page.ts';
import type { NotFoundKind } from '../lib/page-error.ts';
import type { Shell } from '../lib/shell.ts';

export const BOOT_DATA_ID = 'boot-data';

/**
 * The JSON block of a served document. An error document has `notFound` in place of `payload`; a heavy document has
 * neither, and its page's data is fetched like that of any other page.
 */
export type BootData = {
  readonly build: string;
  readonly shell: Shell;
  readonly payload?: PagePayload | undefined;
  readonly notFound?: NotFoundKind;
};

export function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}
