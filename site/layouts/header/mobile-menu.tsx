import type { ComponentType, MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withStyles } from '../../first-view/full-stylesheet.ts';
import { useOnNavigation } from '../../navigation/use-on-navigation.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './mobile-menu.module.css';

type Sheet = ComponentType<{ onClose: () => void }>;

const loadSheet = () => withStyles(import('./mobile-menu-sheet.tsx')).then(({ MobileMenuSheet }) => MobileMenuSheet);

/** Loads the sheet on hover, focus or click. Without JavaScript the button links to the footer navigation. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const close = () => dialog.current?.close();
  useOnNavigation(close);

  const prepare = () => void loadSheet().catch(() => {});

  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    loadSheet().then(open, () => location.assign('#footer-nav'));
  }

  function open(loaded: Sheet) {
    // `showModal` focuses an element present at that moment, so the sheet must be rendered first.
    flushSync(() => setSheet(() => loaded));
    dialog.current?.showModal();
  }

  return (
    <div className={styles.menu}>
      <Link
        className={styles.button}
        to="#footer-nav"
        aria-haspopup="dialog"
        aria-label="Меню"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={handleOpen}
      >
        <Icon name="menu" />
      </Link>
      <dialog className={styles.sheet} ref={dialog} aria-label="Меню">
        {Sheet ? <Sheet onClose={close} /> : null}
      </dialog>
    </div>
  );
}
