import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../lib/dialog-buttons.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useFieldErrors } from '../lib/use-field-errors.ts';
import { SecretInput } from './secret-input.tsx';

type PasswordConfirmationProps = {
  readonly button: string;
  readonly onProof: (password: string) => Promise<void>;
  readonly onCancel: () => void;
};

/** Asks for the password before a change to the own account, since an unlocked device does not prove identity. */
export function PasswordConfirmation({ button, onProof, onCancel }: PasswordConfirmationProps) {
  const [password, setPassword] = useState('');
  const prove = useMutation({ mutationFn: () => onProof(password) });
  const { form, faults } = useFieldErrors(prove.error);
  return (
    <form
      ref={form}
      onChange={() => prove.isError && prove.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        prove.mutate();
      }}
    >
      <Stack gap="sm">
        <SecretInput
          label="Ваш пароль"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={faults.password}
        />
        {!faults.password && <ErrorAlert error={prove.error} />}
        <DialogButtons onCancel={onCancel}>
          <Button type="submit" loading={prove.isPending}>
            {button}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
