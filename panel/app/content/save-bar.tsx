import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Entry, EntryText, KindInfo } from '../../contract/content.ts';
import { isSame } from '../lib/is-same.ts';
import { type Observed, useObserved } from '../lib/observed.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { reserveHeight } from './fill-height.ts';
import classes from './form-and-preview.module.css';
import type { DraftState } from './use-draft.ts';

/** What the bar under a form gets, for people who publish and for those who send for review. */
export type BarProps = {
  readonly kind: KindInfo;
  readonly entry: Entry;
  readonly baseVersion: string | null;
  readonly text: Observed<EntryText>;
  /** Errors of the current text, in this file and in others. */
  readonly issues: readonly ContentIssue[];
  readonly draftState: Observed<DraftState>;
  /** ISO moment of the draft that the form began with. */
  readonly draftAt: string | null;
  /** Takes the draft away and puts the text of the site into the form. */
  readonly onDiscard: () => void;
  readonly onRefused: (issues: readonly ContentIssue[]) => void;
  /** Receives the merged text and the version it is based on. */
  readonly onMerged: (text: EntryText, version: string | null) => void;
};

/** Narrow padding keeps the buttons on one line of a phone. */
export const NARROW = { px: { base: 'xs', xs: 'md' } } as const;

const KEEPING: Readonly<Record<DraftState, string>> = {
  none: '',
  found: 'Черновик',
  keeping: 'Сохраняем черновик…',
  kept: 'Черновик сохранён, не опубликован',
  'on-device': 'Нет связи: черновик пока на этом устройстве',
};

/** Whether the text differs from the live one. */
export function useIsChanged({ entry: { version, facts, body }, text }: Pick<BarProps, 'entry' | 'text'>): boolean {
  return useObserved(text, (now) => version === null || !isSame(now, { facts, body }));
}

type Props = Pick<BarProps, 'draftState' | 'draftAt' | 'onDiscard'> & {
  /** Words while there is nothing to say about the draft. */
  readonly words: string;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
};

/** The bar under a form: state of the draft, buttons, and dialogs as children. */
export function SaveBar({ draftState: observed, draftAt, onDiscard, words, buttons, children }: Props) {
  const draftState = useObserved(observed);
  const momentWords = useMomentWords();
  const found = draftAt === null ? '' : `: вы остановились ${momentWords(draftAt)}`;
  return (
    <Paper ref={reserveHeight} className={classes.bar ?? ''} withBorder shadow="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs" flex="1 1 8rem" wrap="nowrap">
          <Text size="sm" c={draftState === 'on-device' ? 'orange' : 'dimmed'} role="status">
            {KEEPING[draftState] ? `${KEEPING[draftState]}${draftState === 'found' ? found : ''}` : words}
          </Text>
          {(draftState === 'kept' || draftState === 'found') && (
            <Button variant="subtle" color="gray" size="compact-sm" flex="none" onClick={onDiscard}>
              Убрать черновик
            </Button>
          )}
        </Group>
        <Group gap="xs" justify="flex-end">
          {buttons}
        </Group>
      </Group>
      {children}
    </Paper>
  );
}
