import { useEffect, useState } from 'react';

/** Screen readers say what comes into a live region that they know already. Until then the toast is not seen either. */
const KNOWN_AFTER_MS = 50;

/** Whether the words may stand in the toast. */
export function useIsAnnounced(): boolean {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), KNOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAnnounced;
}
