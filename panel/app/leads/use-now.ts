import { useEffect, useState } from 'react';

const TICK_MS = 5000;

/** Returns the server's time, updated every few seconds, so that a device with clock skew shows correct timers. */
export function useNow(serverNow: string | undefined): Date {
  const [ahead, setAhead] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (serverNow !== undefined) setAhead(Date.parse(serverNow) - Date.now());
    setNow(Date.now());
  }, [serverNow]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now + ahead);
}
