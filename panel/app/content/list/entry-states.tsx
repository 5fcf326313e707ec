import { Group, VisuallyHidden } from '@mantine/core';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { statusColour, statusWords } from '../status-words.ts';
import { StateSign } from './state-sign.tsx';

type Props = {
  readonly kind: KindInfo;
  readonly entry: EntrySummary;
  /** ISO moment of the next scheduled edit. */
  readonly changesAt: string | null;
  /** Leaves the ordinary states to screen readers. */
  readonly isBrief?: boolean;
};

/** States of an entry as words with coloured signs. */
export function EntryStates({ kind, entry: { status, hasDraft }, changesAt, isBrief = false }: Props) {
  const momentWords = useMomentWords();
  const isOrdinary = status.state === (kind.folders === null ? 'live' : 'over');
  const words = statusWords(status, kind);
  return (
    <Group gap="2px 12px">
      {isOrdinary && isBrief ? (
        <VisuallyHidden>{words}</VisuallyHidden>
      ) : (
        <StateSign colour={statusColour(status)} words={words} isQuiet={isOrdinary} />
      )}
      {changesAt !== null && <StateSign colour="blue" words={`изменится ${momentWords(changesAt)}`} />}
      {hasDraft && <StateSign colour="orange" words="черновик" />}
    </Group>
  );
}
