import { Text, UnstyledButton } from '@mantine/core';
import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Person } from '../../contract/roles.ts';
import { ROLES } from '../../contract/roles.ts';
import { handInDrafts } from '../content/local-draft.ts';
import { request } from '../lib/request.ts';
import { switchOffPush } from '../push/this-device.ts';
import css from './person-menu.module.css';

const NOT_HANDED_IN =
  'Последние правки не удалось сохранить на сервере. Проверьте связь или выйдите ещё раз: тогда они останутся на этом устройстве.';

export function PersonMenu({ person }: { readonly person: Person }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useClickOutside(() => setOpen(false));
  const opener = useRef<HTMLButtonElement>(null);
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
  useWindowEvent('focusin', ({ target }) => {
    if (!menu.current?.contains(target as Node)) setOpen(false);
  });
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  });

  return (
    <div ref={menu} className={css.menu}>
      <UnstyledButton
        ref={opener}
        className={css.opener}
        aria-label={person.name}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Text inherit span truncate visibleFrom="sm">
          {person.name}
        </Text>
        <Text inherit span hiddenFrom="sm">
          {person.name.charAt(0)}
        </Text>
      </UnstyledButton>
      {isOpen && (
        <div className={css.items}>
          <Text size="sm" c="dimmed" className={css.who}>
            {person.name}, {person.email}, {ROLES[person.role].title}
          </Text>
          <UnstyledButton component={Link} to="/account" className={css.item} onClick={() => setOpen(false)}>
            Мой вход
          </UnstyledButton>
          <UnstyledButton className={css.item} onClick={() => signOut.mutate()}>
            Выйти
          </UnstyledButton>
        </div>
      )}
    </div>
  );
}
