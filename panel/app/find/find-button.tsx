import { ActionIcon, Button, Kbd } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import type { Person } from '../../contract/roles.ts';

const FindDialog = lazy(async () => ({ default: (await import('./find-dialog.tsx')).FindDialog }));

const SHORTCUTS = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog' } as const;
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** «Найти…» in the head of the panel. In the editor of long texts the same keys make a link. */
export function FindButton({ person }: { readonly person: Person }) {
  const [isOpen, { open, close }] = useDisclosure();
  useHotkeys([['mod+K', open, { usePhysicalKeys: true }]], []);
  return (
    <>
      <Button
        {...SHORTCUTS}
        visibleFrom="sm"
        variant="default"
        size="compact-sm"
        flex="none"
        leftSection={<Glass />}
        rightSection={
          <Kbd size="xs" aria-hidden="true">
            {IS_APPLE ? '⌘K' : 'Ctrl K'}
          </Kbd>
        }
        onClick={open}
      >
        Найти…
      </Button>
      <ActionIcon {...SHORTCUTS} hiddenFrom="sm" variant="default" size="lg" aria-label="Найти всё" onClick={open}>
        <Glass />
      </ActionIcon>
      <Suspense>{isOpen && <FindDialog person={person} onClose={close} />}</Suspense>
    </>
  );
}

function Glass() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5 14 14" strokeLinecap="round" />
    </svg>
  );
}
