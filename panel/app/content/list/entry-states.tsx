import { Text, VisuallyHidden } from '@mantine/core';
import { isoDayAt } from '../../../../model/format/date.ts';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { useBrand } from '../../look/use-brand.ts';
import { editionWords, statusColour, statusWords } from '../status-words.ts';
import { StateSign } from './state-sign.tsx';

type Props = {
  readonly kind: KindInfo;
  readonly entry: EntrySummary;
  /** ISO moment of the next scheduled edit. */
  readonly changesAt: string | null;
  /** Leaves the ordinary states to screen readers, except those of editions. */
  readonly isBrief?: boolean;
  /** Follows the state. */
  readonly note?: string | undefined;
};

/** States of an entry as words with coloured signs. */
export function EntryStates({ kind, entry, changesAt, isBrief = false, note }: Props) {
  const { status, hasDraft } = entry;
  const momentWords = useMomentWords();
  const isOrdinary = status.state === (kind.folders === null ? 'live' : 'over');
  const { utcOffsetHours } = useBrand();
  const words = kind.folders === null ? statusWords(status) : editionWords(entry, isoDayAt(new Date(), utcOffsetHours));
  return (
    <>
      {isOrdinary && isBrief && kind.folders === null ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <StateSign colour={statusColour(status)} words={words} isQuiet={isOrdinary} />
      )}
      {note !== undefined && (
        // On phones it comes after the link to earlier editions, which has room next to the state.
        <Text span size="sm" c="dimmed" style={{ order: 1 }}>
          {note}
        </Text>
      )}
      {changesAt !== null && <StateSign colour="blue" words={`изменится ${momentWords(changesAt)}`} />}
      {hasDraft && <StateSign colour="orange" words="черновик" />}
    </>
  );
}
