import { isTestLead, type StoredLead } from '../../contract/lead.ts';

export type Links = {
  readonly publicUrl: string;
  readonly panelUrl: string | null;
};

export function pageLink({ page }: Pick<StoredLead, 'page'>, { publicUrl }: Links): string | null {
  // A URL that begins with two slashes would be resolved as another host.
  if (!/^\/(?![/\\])/.test(page) || !URL.canParse(page, publicUrl)) return null;
  const url = new URL(page, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.href : null;
}

export function panelLink({ number }: Pick<StoredLead, 'number'>, { panelUrl }: Links): string | null {
  return panelUrl === null || isTestLead({ number }) ? null : `${panelUrl.replace(/\/+$/, '')}/leads/${number}`;
}
