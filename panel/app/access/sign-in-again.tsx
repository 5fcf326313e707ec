import { Modal, Stack, Text } from '@mantine/core';
import type { Query } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Person } from '../../contract/roles.ts';
import { RequestError, SIGNED_OUT } from '../lib/request.ts';
import { SignInForm, useSignedIn } from './sign-in-form.tsx';

/** Asks for a new sign-in above the current screen when the session expires, so that unsaved input is kept. */
export function SignInAgain({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  const queries = useQueryClient();
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
          onDone={(session) => {
            setOpen(false);
            if (session.person.id === person.id) void queries.invalidateQueries({ predicate: isUnauthorized });
            else signedIn(session);
          }}
        />
      </Stack>
    </Modal>
  );
}

/** Refetch only refused queries: refetching the others would reset forms that are being filled in. */
function isUnauthorized({ state: { error } }: Query): boolean {
  return error instanceof RequestError && error.status === 401;
}
