import { useEffect, useState } from 'react';

/** Whether a lead form stands on the screen; looks for forms once, so give its owner a key per page. */
export function useFormInView(): 'yes' | 'no' | 'unknown' {
  const [inView, setInView] = useState<'yes' | 'no' | 'unknown'>('unknown');

  useEffect(() => {
    const forms = document.querySelectorAll('main [data-lead-form]');
    if (forms.length === 0) setInView('no');
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target);
          else shown.delete(target);
        }
        setInView(shown.size > 0 ? 'yes' : 'no');
      },
      // A form that leaves under the header is left before its last line is gone.
      { rootMargin: '-15% 0px 0px' },
    );
    for (const form of forms) observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return inView;
}
