import { useEffect, useEffectEvent } from 'react';

const LINK = 'a[data-open-callback]';

/** One listener for all links, ahead of the router's own, which respects what is already prevented. */
export function useCallbackLinks(open: (link: HTMLAnchorElement) => void): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
    if (!link || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    // The menu on phones is a dialog of its own; two, one over the other, leave nowhere to go back to.
    link.closest('dialog')?.close();
    open(link);
  });

  useEffect(() => {
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);
}
