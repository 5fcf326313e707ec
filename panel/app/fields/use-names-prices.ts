import { useContext } from 'react';
import { useKinds } from '../content/use-kinds.ts';
import { EditedEntryContext } from './edited-entry.ts';

/** Whether the site writes current prices in place of the references in texts of the open entry. */
export function useNamesPrices(): boolean {
  const kind = useContext(EditedEntryContext)?.kind;
  return useKinds().data?.find(({ name }) => name === kind)?.prices === 'present';
}
