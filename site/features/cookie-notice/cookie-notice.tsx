import { useRef } from 'react';
import { CookieCard } from './cookie-card.tsx';
import css from './cookie-notice.module.css';
import type { CookieNoticeProps } from './cookie-notice-props.ts';
import { useCoversForm } from './use-covers-form.ts';

/** Stands aside while a form is under it. Looks for forms once, so give it a key per page. */
export function CookieNotice({ onChoose }: CookieNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const isAway = useCoversForm(notice);
  return (
    <section
      className={css.notice}
      ref={notice}
      aria-label="Файлы cookie"
      data-cookie-notice
      data-away={isAway || undefined}
    >
      <CookieCard onChoose={onChoose} />
    </section>
  );
}
