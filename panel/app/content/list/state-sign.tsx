import { Text } from '@mantine/core';
import styles from './state-sign.module.css';

type Props = { readonly colour: string; readonly words: string; readonly isQuiet?: boolean };

/** Words of a state with a coloured sign. */
export function StateSign({ colour, words, isQuiet = false }: Props) {
  return (
    <Text
      span
      className={styles.sign ?? ''}
      size="sm"
      __vars={{ '--sign': `var(--mantine-color-${colour}-filled)` }}
      {...(isQuiet ? { c: 'dimmed' } : {})}
    >
      {words}
    </Text>
  );
}
