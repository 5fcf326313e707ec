import { useShell } from '../shell/shell.ts';
import styles from './demo-strip.module.css';

/** Says of a demonstration that it is one, before anything on the page is believed; the foot of the page tells the rest. */
export function DemoStrip() {
  const { demoNotice } = useShell();
  if (demoNotice === undefined) return null;
  return (
    <aside className={styles.strip} aria-label="О сайте">
      Показательный сайт: компания и{'\u00a0'}цены вымышлены
    </aside>
  );
}
