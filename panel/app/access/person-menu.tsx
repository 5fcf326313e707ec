import { Button, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Person } from '../../contract/roles.ts';
import { ROLES } from '../../contract/roles.ts';
import { handInDrafts } from '../content/local-draft.ts';
import { request } from '../lib/request.ts';
import { switchOffPush } from '../push/this-device.ts';

const NOT_HANDED_IN =
  'Последние правки не удалось сохранить на сервере. Проверьте связь или выйдите ещё раз: тогда они останутся на этом устройстве.';

export function PersonMenu({ person }: { readonly person: Person }) {
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
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          flex="none"
          maw={{ base: 110, sm: 320 }}
          aria-label={person.name}
        >
          <Text inherit span truncate visibleFrom="sm">
            {person.name}
          </Text>
          <Text inherit span truncate hiddenFrom="sm">
            {person.name.charAt(0)}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 2rem)">
        <Menu.Label>
          {person.name}, {person.email}, {ROLES[person.role].title}
        </Menu.Label>
        <Menu.Item component={Link} to="/account">
          Мой вход
        </Menu.Item>
        <Menu.Item onClick={() => signOut.mutate()}>Выйти</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
