import { useRef } from 'react';
import { useShell } from '../../lib/shell.ts';
import { chooseCookies } from './choose-cookies.ts';
import { CookieCard } from './cookie-card.tsx';
import css from './cookie-notice.module.css';
import { useCoversForm } from './use-covers-form.ts';

/** Stands aside while a form is under it. Looks for forms once, so give it a key per page. */
export function CookieNotice({ onChoose = chooseCookies }: { onChoose?: typeof chooseCookies }) {
  const { cookiesVersion } = useShell();
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
      <CookieCard onChoose={(choice) => onChoose(choice, cookiesVersion)} />
    </section>
  );
}
