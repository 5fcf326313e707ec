import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Runs when a navigation begins and again when it arrives (Back from the cache has no beginning). */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const { location: target } = useNavigation();
  const moment = `${key} ${target?.key ?? ''}`;
  const lived = useRef(moment);
  const run = useEffectEvent(act);

  useEffect(() => {
    // The page that comes alive has not been navigated to: what a visitor has opened on it stays open.
    if (lived.current === moment) return;
    lived.current = moment;
    run();
  }, [moment]);
}
