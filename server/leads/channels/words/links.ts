import type { StoredLead } from '../../contract/lead.ts';

export type Links = {
  /** Origin of the site. */
  readonly publicUrl: string;
  /** The staff panel; null: there is none to open. */
  readonly panelUrl: string | null;
};

export function pageLink({ page }: Pick<StoredLead, 'page'>, { publicUrl }: Links): string | null {
  // Two slashes at the start would make the rest a host.
  if (!/^\/(?![/\\])/.test(page) || !URL.canParse(page, publicUrl)) return null;
  const url = new URL(page, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : null;
}

export function panelLink({ number }: Pick<StoredLead, 'number'>, { panelUrl }: Links): string | null {
  return panelUrl === null ? null : `${panelUrl.replace(/\/+$/, '')}/leads/${number}`;
}
