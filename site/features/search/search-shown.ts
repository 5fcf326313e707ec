import type { ComponentType } from 'react';
import { createListeners } from '../../runtime/listeners.ts';

export type SearchDialogProps = { readonly open: boolean };

export type SearchShown = SearchDialogProps & { readonly View: ComponentType<SearchDialogProps> };

const { subscribe, notify } = createListeners();
let shown: SearchShown | null = null;

/** Store of the page's only search dialog, whose code loads on demand. */
export const searchShown = { subscribe, getSnapshot: () => shown } as const;

export function showSearch(next: SearchShown): void {
  shown = next;
  notify();
}
