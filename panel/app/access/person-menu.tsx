import { Box, Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Person } from '../../contract/roles.ts';
import { ROLES } from '../../contract/roles.ts';
import { request } from '../lib/request.ts';

/** Who is signed in, and the way out. */
export function PersonMenu({ person }: { readonly person: Person }) {
  const signOut = useMutation({
    mutationFn: () => request('POST', '/api/auth/sign-out', {}),
    // A new document: nothing of what this person has seen stays in the tab.
    onSettled: () => window.location.assign('/'),
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="subtle" color="dark" size="compact-md" flex="none" maw={180} aria-label={person.name}>
          <Box component="span" visibleFrom="sm">
            {person.name}
          </Box>
          <Box component="span" hiddenFrom="sm">
            {person.name.split(' ')[0]}
          </Box>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {person.email}, {ROLES[person.role]}
        </Menu.Label>
        <Menu.Item component={Link} to="/account">
          Мой вход
        </Menu.Item>
        <Menu.Item onClick={() => signOut.mutate()}>Выйти</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
