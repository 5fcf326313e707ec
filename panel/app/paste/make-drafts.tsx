import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DraftsMade } from './drafts-made.tsx';
import type { StoredDrafts } from './store-drafts.ts';

type Props = {
  /** Result of the last press; `undefined` before it. */
  readonly drafts: StoredDrafts | undefined;
  /** What to do with the stored drafts. */
  readonly hint: string;
  readonly label: string;
  /** Whether items are left to store. */
  readonly hasItems: boolean;
  readonly isStoring: boolean;
  readonly isDisabled: boolean;
  readonly onMake: () => void;
  /** Count of the chosen items and open questions. */
  readonly children: ReactNode;
};

/** Stored drafts, and the button that stores the chosen items. */
export function MakeDrafts({ drafts, hint, label, hasItems, isStoring, isDisabled, onMake, children }: Props) {
  return (
    <>
      {drafts && <DraftsMade drafts={drafts} hint={hint} />}
      {hasItems && (
        <Group>
          <Button onClick={onMake} loading={isStoring} disabled={isDisabled}>
            {label}
          </Button>
          <Text size="sm" role="status">
            {children}
          </Text>
        </Group>
      )}
    </>
  );
}
