import { DIALOGS } from '../../../first-view/dialog-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './mobile-menu.module.css';

/** Opens the menu as a popover, which `first-view/open-dialogs.ts` makes a modal dialog. */
export function MobileMenuButton() {
  return (
    <button
      className={styles.button}
      type="button"
      popoverTarget={DIALOGS.menu}
      data-opens={DIALOGS.menu}
      aria-haspopup="dialog"
      aria-label="Меню"
    >
      <Icon name="menu" />
    </button>
  );
}
