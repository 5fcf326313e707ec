import { useEffect, useState } from 'react';
import { formatPhone } from '../../../model/format/phone.ts';
import { MESSENGERS } from '../../../model/lead/contact-ways.ts';
import { DIALOGS } from '../../first-view/dialog-names.ts';
import type { PageMeta } from '../../page-contract/page.ts';
import { PRIMARY_BUTTON } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type Messenger, useShell } from '../facts/shell.ts';
import styles from './action-bar.module.css';

/**
 * Contact bar for phones; hidden while a lead form is in view or a primary button would be under it. A price takes the
 * place of the messenger.
 */
export function ActionBar({ action }: { action: PageMeta['barAction'] }) {
  const { phone, messengers } = useShell();
  const [messenger] = messengers;
  // Excludes the area under the sticky header, so that the bar returns before the form is gone completely.
  const isFormInView = useIsInView('[data-lead-form]', '-15% 0px 0px');
  // The tenth of a phone's screen that the bar takes.
  const isButtonUnderBar = useIsInView(PRIMARY_BUTTON, '-90% 0px 0px');
  const away = isFormInView ? 'form' : isButtonUnderBar ? 'button' : 'no';
  return (
    <nav className={styles.bar} aria-label="Быстрая связь" data-away={away}>
      <a className={styles.action} href={`tel:${phone}`} aria-label={`Позвонить ${formatPhone(phone)}`}>
        <Icon name="phone" />
        {action?.price ? null : 'Позвонить'}
      </a>
      {action?.price ? (
        <span className={styles.price}>{action.price}</span>
      ) : messenger ? (
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
        <Link className={styles.request} to="/contacts#form" data-opens={DIALOGS.callback}>
          Перезвоните мне
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

/** Whether an element of the page is in view. Looks for elements only on mount, so the component needs a key per page. */
function useIsInView(selector: string, rootMargin: string): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target);
          else shown.delete(target);
        }
        setIsInView(shown.size > 0);
      },
      { rootMargin },
    );
    for (const element of document.querySelectorAll(`main ${selector}`)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, rootMargin]);

  return isInView;
}
