import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether a lead form of the page lies under this fixed box, as far as the screen shows it. */
export function useCoversForm(box: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      if (!box.current) return;
      const under = new Set<Element>();
      const report = (entries: readonly IntersectionObserverEntry[]) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        setCovers(under.size > 0);
      };
      observer = new IntersectionObserver(report, { rootMargin: marginsTo(box.current) });
      for (const form of document.querySelectorAll('main [data-lead-form]')) observer.observe(form);
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [box]);

  return covers;
}

/** Shrinks the screen to the box; the box's own movement, a transform, does not count. */
function marginsTo(box: HTMLElement): string {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  return [-top, left + width - clientWidth, top + height - clientHeight, -left].map((side) => `${side}px`).join(' ');
}
