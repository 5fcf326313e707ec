import { Group, Text } from '@mantine/core';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { statusColour, statusWords } from '../status-words.ts';
import styles from './entry-states.module.css';

type Props = {
  readonly kind: KindInfo;
  readonly entry: EntrySummary;
  /** ISO moment of the next scheduled edit. */
  readonly changesAt: string | null;
  /** Hides the ordinary states. */
  readonly isBrief?: boolean;
};

/** States of an entry as words with coloured signs. */
export function EntryStates({ kind, entry: { status, hasDraft }, changesAt, isBrief = false }: Props) {
  const momentWords = useMomentWords();
  const isOrdinary = status.state === (kind.folders === null ? 'live' : 'over');
  return (
    <Group gap="2px 12px">
      {!(isOrdinary && isBrief) && (
        <Sign colour={statusColour(status)} words={statusWords(status, kind)} isQuiet={isOrdinary} />
      )}
      {changesAt !== null && <Sign colour="blue" words={`изменится ${momentWords(changesAt)}`} />}
      {hasDraft && <Sign colour="orange" words="черновик" />}
    </Group>
  );
}

type SignProps = { readonly colour: string; readonly words: string; readonly isQuiet?: boolean };

function Sign({ colour, words, isQuiet = false }: SignProps) {
  return (
    <Text
      className={styles.sign ?? ''}
      size="sm"
      __vars={{ '--sign': `var(--mantine-color-${colour}-filled)` }}
      {...(isQuiet ? { c: 'dimmed' } : {})}
    >
      {words}
    </Text>
  );
}
