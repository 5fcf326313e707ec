import { Button, Group, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FaultAlert } from '../lib/fault-alert.tsx';
import { faultsOf } from './faults.ts';
import { SecretInput } from './secret-input.tsx';

type ProofProps = {
  readonly button: string;
  readonly onProof: (password: string) => Promise<void>;
  readonly onCancel: () => void;
};

/** Asks for the password before a change to the own account, since an unlocked device does not prove identity. */
export function Proof({ button, onProof, onCancel }: ProofProps) {
  const [password, setPassword] = useState('');
  const prove = useMutation({ mutationFn: () => onProof(password) });
  const fault = faultsOf(prove.error).password;
  return (
    <form
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
          error={fault}
        />
        {!fault && <FaultAlert error={prove.error} />}
        <Group>
          <Button type="submit" loading={prove.isPending}>
            {button}
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            Отмена
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
