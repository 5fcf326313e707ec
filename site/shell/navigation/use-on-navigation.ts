import { createContext, use, useEffect, useEffectEvent, useRef } from 'react';
import { usePlace } from './place.ts';

/** Key of the history entry that is being opened; empty while no navigation is pending. */
const TargetContext = createContext('');
export const TargetProvider = TargetContext.Provider;

/** Runs `act` at the start and at the end of each navigation; Back to a cached page has only an end. */
export function useOnNavigation(act: () => void): void {
  const { key } = usePlace();
  const target = use(TargetContext);
  const moment = `${key} ${target}`;
  const handledMoment = useRef(moment);
  const run = useEffectEvent(act);

  useEffect(() => {
    // Skips the initial page: menus that the visitor opened before hydration stay open.
    if (handledMoment.current === moment) return;
    handledMoment.current = moment;
    run();
  }, [moment]);
}
