import { useEffect, useState } from 'react';

/** Whether a lead form stands in the middle of the screen; looks for forms once, so give its owner a key per page. */
export function useFormInView(): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const forms = document.querySelectorAll('main [data-lead-form]');
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target);
          else shown.delete(target);
        }
        setInView(shown.size > 0);
      },
      { rootMargin: '-15% 0px' },
    );
    for (const form of forms) observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return inView;
}
