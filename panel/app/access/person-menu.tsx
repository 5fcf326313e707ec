import { Text, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Person } from '../../contract/roles.ts';
import { ROLES } from '../../contract/roles.ts';
import { handInDrafts } from '../content/local-draft.ts';
import { Dropdown } from '../lib/dropdown/dropdown.tsx';
import { DropdownItem } from '../lib/dropdown/dropdown-item.tsx';
import { request } from '../lib/request.ts';
import { switchOffPush } from '../push/this-device.ts';
import css from './person-menu.module.css';

const NOT_HANDED_IN =
  'Последние правки не удалось сохранить на сервере. Проверьте связь или выйдите ещё раз: тогда они останутся на этом устройстве.';

export function PersonMenu({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  /** The second press signs out even if some drafts could not be saved. */
  const [isWarned, setWarned] = useState(false);
  const signOut = useMutation({
    async mutationFn() {
      const left = await handInDrafts((draft) => request('PUT', '/api/draft', draft));
      if (left.length > 0 && !isWarned) {
        setWarned(true);
        notifications.show({ color: 'red', autoClose: false, message: NOT_HANDED_IN });
        return;
      }
      await switchOffPush().catch(() => undefined);
      await request('POST', '/api/auth/sign-out', {}).catch(() => undefined);
      // A full page load clears everything this person has seen from memory.
      window.location.assign('/');
    },
  });
  return (
    <Dropdown
      isOpen={isOpen}
      onChange={setOpen}
      opener={(props) => (
        <UnstyledButton className={css.opener} aria-label={person.name} {...props}>
          <Text inherit span truncate visibleFrom="sm">
            {person.name}
          </Text>
          <Text inherit span hiddenFrom="sm">
            {person.name.charAt(0)}
          </Text>
        </UnstyledButton>
      )}
    >
      <Text size="sm" c="dimmed" className={css.who}>
        {person.name}, {person.email}, {ROLES[person.role].title}
      </Text>
      <DropdownItem to="/account" onClick={() => setOpen(false)}>
        Мой профиль
      </DropdownItem>
      <DropdownItem onClick={() => signOut.mutate()}>Выйти</DropdownItem>
    </Dropdown>
  );
}
