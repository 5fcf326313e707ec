import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useOnNavigation } from '../use-on-navigation.ts';
import styles from './mobile-menu.module.css';
import { MobileMenuSheet } from './mobile-menu-sheet.tsx';

/** Without a script the button is a link to the sections in the footer, so the sheet is drawn when it first opens. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const close = () => dialog.current?.close();
  useOnNavigation(close);

  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    // The browser puts the focus into what stands in the sheet at the moment it opens.
    flushSync(() => setDrawn(true));
    dialog.current?.showModal();
  }

  return (
    <div className={styles.menu}>
      <Link className={styles.button} to="#footer-nav" aria-haspopup="dialog" aria-label="Меню" onClick={handleOpen}>
        <Icon name="menu" />
      </Link>
      <dialog className={styles.sheet} ref={dialog} aria-label="Меню">
        {isDrawn ? <MobileMenuSheet onClose={close} /> : null}
      </dialog>
    </div>
  );
}
