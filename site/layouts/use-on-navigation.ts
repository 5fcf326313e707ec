import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Runs when a navigation begins and again when it arrives (Back from the cache has no beginning). */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const { location: target } = useNavigation();
  const moment = `${key} ${target?.key ?? ''}`;
  const run = useEffectEvent(act);

  useEffect(() => {
    if (moment !== '') run();
  }, [moment]);
}
