import { Button, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Person } from '../../contract/roles.ts';
import { ROLES } from '../../contract/roles.ts';
import { handInDrafts } from '../content/local-draft.ts';
import { request } from '../lib/request.ts';

const NOT_HANDED_IN =
  'Последние правки не удалось сохранить на сервере. Проверьте связь или выйдите ещё раз: тогда они останутся на этом устройстве.';

/** Who is signed in, and the way out. */
export function PersonMenu({ person }: { readonly person: Person }) {
  /** Drafts that the server did not take have been told of: pressed again, they stay on the device. */
  const [isWarned, setWarned] = useState(false);
  const signOut = useMutation({
    async mutationFn() {
      const left = await handInDrafts((draft) => request('PUT', '/api/draft', draft));
      if (left.length > 0 && !isWarned) {
        setWarned(true);
        notifications.show({ color: 'red', autoClose: false, message: NOT_HANDED_IN });
        return;
      }
      await request('POST', '/api/auth/sign-out', {}).catch(() => undefined);
      // A new document: nothing of what this person has seen stays in the tab.
      window.location.assign('/');
    },
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="dark"
          size="compact-md"
          flex="none"
          maw={{ base: 110, sm: 320 }}
          aria-label={person.name}
        >
          <Text inherit span truncate visibleFrom="sm">
            {person.name}
          </Text>
          <Text inherit span truncate hiddenFrom="sm">
            {person.name.split(' ')[0]}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 2rem)">
        <Menu.Label>
          {person.name}, {person.email}, {ROLES[person.role]}
        </Menu.Label>
        <Menu.Item component={Link} to="/account">
          Мой вход
        </Menu.Item>
        <Menu.Item onClick={() => signOut.mutate()}>Выйти</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
