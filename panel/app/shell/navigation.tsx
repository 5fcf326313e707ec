import { Divider, NavLink, ScrollArea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import type { KindGroup } from '../../contract/content.ts';
import { KIND_GROUPS } from '../../contract/content.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import type { Operation, Person } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { kindsQuery } from '../content/queries.ts';

type Place = { readonly to: string; readonly title: string; readonly operation: Operation };

/** Screens beside the content, in the order of how often they are needed. */
const PLACES: readonly Place[] = [
  { to: '/overview', title: 'Обзор', operation: 'overview' },
  { to: '/leads', title: 'Заявки', operation: 'leads' },
  { to: '/unfinished', title: 'Черновики и расписание', operation: 'content' },
  { to: '/photos', title: 'Снимки', operation: 'content' },
  { to: '/people', title: 'Сотрудники', operation: 'people' },
  { to: '/journal', title: 'Журнал', operation: 'people' },
  { to: '/archive', title: 'Архив', operation: 'archive' },
];

/** What there is, as far as this person may see it. */
export function Navigation({ person }: { readonly person: Person }) {
  const { pathname } = useLocation();
  const kinds = useQuery({ ...kindsQuery(), enabled: mayDo(person.role, 'content') }).data ?? [];
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const groups = (Object.keys(KIND_GROUPS) as KindGroup[]).map((group) => ({
    title: KIND_GROUPS[group],
    kinds: kinds.filter((kind) => kind.group === group),
  }));
  return (
    <ScrollArea>
      {PLACES.filter(({ operation }) => mayDo(person.role, operation)).map(({ to, title }) => (
        <NavLink key={to} component={Link} to={to} label={title} active={isHere(to)} />
      ))}
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
    </ScrollArea>
  );
}
