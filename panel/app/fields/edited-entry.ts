import { createContext, useContext } from 'react';
import type { KindName } from '../../../model/kinds/kinds.ts';

export type EditedEntry = { readonly file: string; readonly kind: KindName; readonly slug: string };

export const EditedEntryContext = createContext<EditedEntry | null>(null);

export function useEditedEntry(): EditedEntry {
  const entry = useContext(EditedEntryContext);
  if (!entry) throw new Error('An input of a form needs EditedEntryContext');
  return entry;
}
