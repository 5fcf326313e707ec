import { useShell } from '../shell/shell.ts';
import styles from './demo-strip.module.css';

export function DemoStrip() {
  const { demoNotice } = useShell();
  if (demoNotice === undefined) return null;
  return (
    <aside className={styles.strip} aria-label="О сайте">
      Показательный сайт: компания и{'\u00a0'}цены вымышлены
    </aside>
  );
}
