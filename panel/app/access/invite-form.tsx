import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MadeLink } from '../../contract/access.ts';
import type { Role } from '../../contract/roles.ts';
import { DialogButtons } from '../lib/dialog-buttons.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useFieldErrors } from '../lib/use-field-errors.ts';
import type { ShownLink } from './link-shown.tsx';
import { ROLE_CHOICES } from './role-choices.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void; readonly onMade: (link: ShownLink) => void };

export function InviteDialog({ isOpen, onClose, onMade }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Пригласить сотрудника"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
      closeOnClickOutside={false}
    >
      <InviteForm onMade={onMade} onClose={onClose} />
    </Modal>
  );
}

function InviteForm({ onMade, onClose }: Omit<Props, 'isOpen'>) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('manager');
  const invite = useMutation({
    mutationFn: () => request<MadeLink>('POST', '/api/people/invitations', { email, name, role }),
    onSuccess: (made) => onMade({ ...made, title: `Приглашение: ${name}` }),
  });
  const { form, faults } = useFieldErrors(invite.error);
  return (
    <form
      ref={form}
      noValidate
      onChange={() => invite.isError && invite.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        invite.mutate();
      }}
    >
      <Stack>
        <TextInput
          label="Имя и фамилия"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={faults.name}
        />
        <TextInput
          label="Почта"
          description="Под ней человек будет входить. Письмо панель не шлёт: ссылку отправите вы."
          type="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={faults.email}
        />
        <Select
          label="Роль"
          data={ROLE_CHOICES}
          allowDeselect={false}
          value={role}
          onChange={(value) => value && setRole(value as Role)}
          error={faults.role}
        />
        {Object.keys(faults).length === 0 && <ErrorAlert error={invite.error} />}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" loading={invite.isPending}>
            Сделать ссылку
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
