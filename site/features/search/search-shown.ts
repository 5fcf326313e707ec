import type { ComponentType } from 'react';
import { createListeners } from '../../runtime/listeners.ts';

export type SearchDialogProps = { readonly open: boolean };

export type SearchShown = SearchDialogProps & { readonly View: ComponentType<SearchDialogProps> };

const { subscribe, notify } = createListeners();
let shown: SearchShown | null = null;

/** The page's one search dialog. Its code comes when somebody asks for it. */
export const searchShown = { subscribe, getSnapshot: () => shown } as const;

export function showSearch(next: SearchShown): void {
  shown = next;
  notify();
}
