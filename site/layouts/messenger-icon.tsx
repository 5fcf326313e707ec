import type { Messenger } from '../lib/shell.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './messenger-icon.module.css';

/** The others' marks are not ours to draw: a speech bubble stands for them. */
export function MessengerIcon({ kind }: { kind: Messenger['kind'] }) {
  if (kind === 'telegram') return <Icon name="telegram" />;
  return (
    <svg className={styles.bubble} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 5h17v12H12l-5 3.8V17H3.5z" />
    </svg>
  );
}
