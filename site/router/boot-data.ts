import type { PagePayload } from '../page-contract/page.ts';
import type { NotFoundKind } from '../page-contract/page-error.ts';
import type { Shell } from '../shell/shell.ts';

export const BOOT_DATA_ID = 'boot-data';

/** Where the frame's data lies for documents that do not carry it. */
export const SHELL_URL = '/data/_shell.json';

/**
 * The JSON block of a served document. An error document has `notFound` in place of `payload`; a heavy document has
 * neither, nor the frame's data: both are fetched from their files.
 */
export type BootData = {
  readonly build: string;
  /** What stands before every address. */
  readonly base?: string;
  readonly shell?: Shell | undefined;
  readonly payload?: PagePayload | undefined;
  readonly notFound?: NotFoundKind;
};

export function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}
