import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../../contract/roles.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useFieldErrors } from '../lib/use-field-errors.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { SecretInput } from './secret-input.tsx';

export function ChangePassword({ person }: { readonly person: Person }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: () => request('POST', '/api/account/password', { current, next }),
    onSuccess() {
      setCurrent('');
      setNext('');
      notifications.show({ message: 'Пароль изменён. На других устройствах войдите с новым.' });
      void queries.invalidateQueries({ queryKey: ['account'] });
    },
  });
  const { form, faults } = useFieldErrors(change.error);
  return (
    <Block title="Пароль">
      <form
        ref={form}
        onChange={() => change.isError && change.reset()}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate();
        }}
      >
        <Stack gap="sm">
          <SecretInput
            label="Нынешний пароль"
            autoComplete="current-password"
            value={current}
            onChange={(event) => setCurrent(event.currentTarget.value)}
            error={faults.current}
          />
          <NewPasswordInput label="Новый пароль" value={next} onChange={setNext} person={person} error={faults.next} />
          {Object.keys(faults).length === 0 && <ErrorAlert error={change.error} />}
          <div>
            <Button type="submit" variant="default" disabled={next === ''} loading={change.isPending}>
              Сменить пароль
            </Button>
          </div>
        </Stack>
      </form>
    </Block>
  );
}
