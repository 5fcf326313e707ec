import { Modal, Stack, Text } from '@mantine/core';
import type { Query } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { Person } from '../../contract/roles.ts';
import { RequestError } from '../lib/request.ts';
import { SignInForm, useSignedIn } from './sign-in-form.tsx';

type Props = { readonly person: Person; readonly isOpen: boolean; readonly onClose: () => void };

export function SignInDialog({ person, isOpen, onClose }: Props) {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Войдите ещё раз"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      zIndex={1000}
    >
      <Stack>
        <Text size="sm">Сеанс закончился. Введённое на месте: после входа продолжите с того же слова.</Text>
        <SignInForm
          email={person.email}
          onDone={(session) => {
            onClose();
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
