import { useSyncExternalStore } from 'react';
import { Shield } from '../../ui/shield.tsx';
import { searchShown } from './search-shown.ts';

export function SearchHost() {
  const shown = useSyncExternalStore(searchShown.subscribe, searchShown.getSnapshot, () => null);
  return shown ? (
    <Shield>
      <shown.View open={shown.open} />
    </Shield>
  ) : null;
}
