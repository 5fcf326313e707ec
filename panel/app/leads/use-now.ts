import { useEffect, useState } from 'react';

const TICK_MS = 5000;

/** The moment by the server's clock, every few seconds: a phone whose clock is wrong shows the right timers. */
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
