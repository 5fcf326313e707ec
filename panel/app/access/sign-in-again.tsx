import { Modal, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Person } from '../../contract/roles.ts';
import { SIGNED_OUT } from '../lib/request.ts';
import { SignInForm, useSignedIn } from './sign-in-form.tsx';

/** The session has ended under somebody's hands: they sign in above what they were doing, and go on. */
export function SignInAgain({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  const signedIn = useSignedIn();
  useEffect(() => {
    const open = () => setOpen(true);
    window.addEventListener(SIGNED_OUT, open);
    return () => window.removeEventListener(SIGNED_OUT, open);
  }, []);
  return (
    <Modal
      opened={isOpen}
      onClose={() => setOpen(false)}
      title="Войдите ещё раз"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      zIndex={1000}
    >
      <Stack>
        <Text size="sm">Сеанс закончился. Введённое на месте: после входа продолжите с того же слова.</Text>
        <SignInForm
          email={person.email}
          onDone={(who) => {
            setOpen(false);
            signedIn(who);
          }}
        />
      </Stack>
    </Modal>
  );
}
