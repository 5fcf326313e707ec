import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';

const CallDialog = lazy(async () => ({ default: (await import('./call-dialog.tsx')).CallDialog }));

/** Opens the form for a person who called or came by: leads of all ways in one list. */
export function CallButton() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // A dialog that is mounted open has no focus to return.
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return (
    <>
      <Button ref={button} variant="default" px="sm" onClick={() => setOpen(true)}>
        Записать звонок
      </Button>
      <Suspense>{isOpen && <CallDialog onClose={close} />}</Suspense>
    </>
  );
}
