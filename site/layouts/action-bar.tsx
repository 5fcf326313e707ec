import { useEffect, useState } from 'react';
import { formatPhone } from '../../model/format/phone.ts';
import { MESSENGERS } from '../../model/lead/contact-ways.ts';
import type { PageAction } from '../page-contract/page.ts';
import { type Messenger, useShell } from '../shell/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './action-bar.module.css';

/** Contact bar for phones; hidden while a lead form is in view. */
export function ActionBar({ action }: { action: PageAction | undefined }) {
  const { phone, messengers } = useShell();
  const away = { yes: 'yes', no: undefined, unknown: 'unknown' }[useFormInView()];
  const [messenger] = messengers;
  return (
    <nav className={styles.bar} aria-label="Быстрая связь" data-away={away}>
      <a className={styles.action} href={`tel:${phone}`} aria-label={`Позвонить ${formatPhone(phone)}`}>
        <Icon name="phone" />
        Позвонить
      </a>
      {messenger ? (
        <a className={styles.action} href={messenger.url} rel="noopener" aria-label={messenger.label}>
          <MessengerIcon kind={messenger.kind} />
          {MESSENGERS[messenger.kind].name}
        </a>
      ) : null}
      {action ? (
        <Link className={styles.request} to={action.to} aria-label={action.label}>
          {action.short}
        </Link>
      ) : (
        <Link className={styles.request} to="/contacts#form" data-open-callback>
          Заявка
        </Link>
      )}
    </nav>
  );
}

/** Logos of messengers other than Telegram may not be redrawn; a generic speech bubble replaces them. */
export function MessengerIcon({ kind }: { kind: Messenger['kind'] }) {
  if (kind === 'telegram') return <Icon name="telegram" />;
  return (
    <svg className={styles.bubble} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 5h17v12H12l-5 3.8V17H3.5z" />
    </svg>
  );
}

/** Whether a lead form is in view. Looks for forms only on mount, so the component needs a key per page. */
function useFormInView(): 'yes' | 'no' | 'unknown' {
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
      // Excludes the area under the sticky header, so that the bar returns before the form is gone completely.
      { rootMargin: '-15% 0px 0px' },
    );
    for (const form of forms) observer.observe(form);
    return () => observer.disconnect();
  }, []);

  return inView;
}
