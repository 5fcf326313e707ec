import type { MouseEvent } from 'react';
import { useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useOnNavigation } from '../use-on-navigation.ts';
import styles from './mobile-menu.module.css';
import { MobileMenuSheet } from './mobile-menu-sheet.tsx';

/** Without a script the button is a link to the sections in the footer. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useOnNavigation(close);

  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    dialog.current?.showModal();
  }

  return (
    <div className={styles.menu}>
      <Link className={styles.button} to="#footer-nav" aria-haspopup="dialog" aria-label="Меню" onClick={handleOpen}>
        <Icon name="menu" />
      </Link>
      <dialog className={styles.sheet} ref={dialog} aria-label="Меню">
        <MobileMenuSheet onClose={close} />
      </dialog>
    </div>
  );
}
