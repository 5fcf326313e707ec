import { useQuery } from '@tanstack/react-query';
import type { PanelBrand } from '../../contract/brand.ts';
import { get } from '../lib/request.ts';

/** Follows edits of the company: fetched again after a save and when the window regains the focus. */
export function useBrand(): PanelBrand {
  return useQuery({ queryKey: ['brand'], queryFn: () => get<PanelBrand>('/api/brand'), initialData: brandOfPage }).data;
}

/** The server puts the look into the page, so the first view has the right name and colours. */
function brandOfPage(): PanelBrand {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=brand]');
  if (!meta) throw new Error('The page has no <meta name="brand">');
  return JSON.parse(meta.content);
}
