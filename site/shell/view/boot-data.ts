import type { PagePayload } from '../../page-contract/page.ts';
import type { NotFoundKind } from '../../page-contract/page-error.ts';
import type { PageId } from '../../routes.ts';
import type { Shell } from '../facts/shell.ts';

export const BOOT_DATA_ID = 'boot-data';

export const SHELL_URL = '/data/_shell.json';

/** JSON block of a served document. A heavy page fetches `shell` and `payload`. */
export type BootData = {
  readonly build: string;
  readonly base?: string;
  readonly shell?: Shell | undefined;
} & (
  | { readonly page: PageId; readonly payload?: PagePayload | undefined; readonly notFound?: never }
  | { readonly notFound: NotFoundKind; readonly page?: never; readonly payload?: never }
);

export function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}
