import { Badge, Divider, NavLink } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { KindGroup } from '../../contract/content.ts';
import { KIND_GROUPS } from '../../contract/content.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import type { Person, Role } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { kindsQuery } from '../content/queries.ts';
import { useWaitingCount } from '../content/use-waiting-count.ts';
import { ownCompanyQuery } from '../own-company/own-company-query.ts';
import { SCREENS } from '../screens.ts';
import css from './shell.module.css';

/** Screens in the menu of this role. */
export const menuScreens = (role: Role) =>
  SCREENS.flatMap(({ path, menu }) => (menu && mayDo(role, menu.operation) ? { path, ...menu } : []));

export function Navigation({ person }: { readonly person: Person }) {
  const { pathname } = useLocation();
  const kinds = useQuery({ ...kindsQuery(), enabled: mayDo(person.role, 'content') }).data ?? [];
  const company = useQuery({ ...ownCompanyQuery(), enabled: mayDo(person.role, 'own-company') }).data;
  const waiting = useWaitingCount();
  const isDemo = company?.isDemo === true;
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const groups = (Object.keys(KIND_GROUPS) as KindGroup[]).map((group) => ({
    title: KIND_GROUPS[group],
    kinds: kinds.filter((kind) => kind.group === group),
  }));
  return (
    <div className={css.navigation}>
      {menuScreens(person.role).map(({ path, title, isForDemo, hasCount }) =>
        isDemo || !isForDemo ? (
          <NavLink
            key={path}
            component={Link}
            to={`/${path}`}
            label={title}
            active={isHere(`/${path}`)}
            rightSection={hasCount && waiting > 0 ? <Badge aria-label={`ждут вас: ${waiting}`}>{waiting}</Badge> : null}
          />
        ) : null,
      )}
      {kinds.length > 0 && <Divider my="xs" />}
      {groups.map(({ title, kinds: [first, ...others] }) =>
        first && others.length === 0 ? (
          <NavLink
            key={title}
            component={Link}
            to={kindAddress(first.name)}
            label={first.title}
            active={isHere(kindAddress(first.name))}
          />
        ) : first ? (
          <NavLink
            key={title}
            label={title}
            defaultOpened={[first, ...others].some(({ name }) => isHere(kindAddress(name)))}
          >
            {[first, ...others].map(({ name, title: own }) => (
              <NavLink
                key={name}
                component={Link}
                to={kindAddress(name)}
                label={own}
                active={isHere(kindAddress(name))}
              />
            ))}
          </NavLink>
        ) : null,
      )}
    </div>
  );
}
