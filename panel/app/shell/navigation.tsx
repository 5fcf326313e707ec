import { Badge, Divider, NavLink } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { KindGroup, KindSummary } from '../../contract/content.ts';
import { KIND_GROUPS } from '../../contract/content.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import type { Person, Role } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { kindsQuery } from '../content/queries.ts';
import { useWaitingCount } from '../content/use-waiting-count.ts';
import { useWaitingLeads } from '../leads/lead-queries.ts';
import { ownCompanyQuery } from '../own-company/own-company-query.ts';
import { SCREENS } from '../screens.ts';
import { MenuIcon, type MenuIconName } from './menu-icon.tsx';
import css from './shell.module.css';

const GROUP_ICONS: Readonly<Record<KindGroup, MenuIconName>> = {
  site: 'menu',
  works: 'roller',
  flats: 'flat',
  prices: 'rouble',
  promotions: 'percent',
  articles: 'articles',
  company: 'home',
  law: 'law',
};

/** Screens in the menu of this role. */
export const menuScreens = (role: Role) =>
  SCREENS.flatMap(({ path, menu }) => (menu && mayDo(role, menu.operation) ? { path, ...menu } : []));

export function Navigation({ person }: { readonly person: Person }) {
  const { pathname } = useLocation();
  const kinds = useQuery({ ...kindsQuery(), enabled: mayDo(person.role, 'content') }).data ?? [];
  const company = useQuery({ ...ownCompanyQuery(), enabled: mayDo(person.role, 'own-company') }).data;
  const counts = { unfinished: useWaitingCount(), leads: useWaitingLeads() ?? 0 };
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const screens = menuScreens(person.role).filter(({ isForDemo }) => !isForDemo || company?.isDemo === true);
  const groups = (Object.keys(KIND_GROUPS) as KindGroup[]).map((group) => ({
    group,
    kinds: kinds.filter((kind) => kind.group === group),
  }));
  const rare = screens.filter(({ isRare }) => isRare);
  const link = ({ path, title, icon, counts: what }: (typeof screens)[number]) => {
    const count = what ? counts[what] : 0;
    return (
      <NavLink
        key={path}
        component={Link}
        to={`/${path}`}
        label={title}
        leftSection={<MenuIcon name={icon} />}
        active={isHere(`/${path}`)}
        rightSection={count > 0 ? <Badge aria-label={`ждут вас: ${count}`}>{count}</Badge> : null}
      />
    );
  };
  return (
    <div className={css.navigation}>
      {screens.filter(({ isRare }) => !isRare).map(link)}
      {kinds.length > 0 && <Divider my="xs" />}
      {/* Links come first, so that the labels of groups stand together. */}
      {groups
        .toSorted((a, b) => Number(a.kinds.length > 1) - Number(b.kinds.length > 1))
        .map(({ group, kinds: own }) => (
          <GroupLinks key={group} group={group} kinds={own} isHere={isHere} />
        ))}
      {rare.length > 0 && <Divider my="xs" />}
      {rare.map(link)}
    </div>
  );
}

type GroupProps = {
  readonly group: KindGroup;
  readonly kinds: readonly KindSummary[];
  readonly isHere: (to: string) => boolean;
};

/** The kinds of a group; a group with one kind is a link. It is open while one of its kinds is shown. */
function GroupLinks({ group, kinds, isHere }: GroupProps) {
  const isInside = kinds.some(({ name }) => isHere(kindAddress(name)));
  const [wasInside, setWasInside] = useState(isInside);
  const [isOpen, setOpen] = useState(isInside);
  if (isInside !== wasInside) {
    setWasInside(isInside);
    setOpen(isInside);
  }
  const icon = <MenuIcon name={GROUP_ICONS[group]} />;
  const isAlone = kinds.length < 2;
  const links = kinds.map(({ name, title }) => (
    <NavLink
      key={name}
      component={Link}
      to={kindAddress(name)}
      label={title}
      leftSection={isAlone ? icon : null}
      active={isHere(kindAddress(name))}
    />
  ));
  if (isAlone) return links;
  return (
    <NavLink
      label={KIND_GROUPS[group]}
      leftSection={icon}
      active={isInside && !isOpen}
      opened={isOpen}
      onChange={setOpen}
    >
      {links}
    </NavLink>
  );
}
