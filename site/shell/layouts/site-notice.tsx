import { capitalize } from '../../../model/format/capitalize.ts';
import { useShell } from '../facts/shell.ts';
import styles from './site-notice.module.css';

/** The one line that discloses invented data and rendered pictures, in the same place on every page. */
export function SiteNotice() {
  const { demoNotice, picturesNotice } = useShell();
  if (demoNotice === undefined && picturesNotice === undefined) return null;
  const parts = [
    ...(demoNotice === undefined ? [] : ['данные вымышлены']),
    ...(picturesNotice === undefined ? [] : ['картинки\u00a0— визуализации']),
  ];
  return (
    <aside className={styles.strip} aria-label="О сайте" data-pictures-notice={picturesNotice ? '' : undefined}>
      {demoNotice === undefined ? null : <span className={styles.kind}>Показательный сайт. </span>}
      {capitalize(parts.join(', '))}
    </aside>
  );
}
