import { AppShell, Burger, Center, Group, Loader, Text } from '@mantine/core';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigationType } from 'react-router';
import { mayDo } from '../../contract/roles.ts';
import { PersonMenu } from '../access/person-menu.tsx';
import { SignInAgain } from '../access/sign-in-again.tsx';
import { FindButton } from '../find/find-button.tsx';
import { RequestError } from '../lib/request.ts';
import { useSession } from '../lib/use-session.ts';
import { BrandSign } from '../look/brand-sign.tsx';
import { useBrand } from '../look/use-brand.ts';
import { PublishingStatus } from '../publishing/publishing-status.tsx';
import { menuScreens, Navigation } from './navigation.tsx';
import css from './shell.module.css';

const SignInScreen = lazy(async () => ({ default: (await import('../access/sign-in-screen.tsx')).SignInScreen }));
// Needed once per person; it draws a QR code.
const SecondFactorScreen = lazy(async () => ({
  default: (await import('../access/second-factor-screen.tsx')).SecondFactorScreen,
}));
const LeadNews = lazy(async () => ({ default: (await import('../leads/news/lead-news.tsx')).LeadNews }));

export function Shell() {
  const [isOpen, { toggle, close }] = useDisclosure();
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const { name } = useBrand();
  const session = useSession();
  const queries = useQueryClient();
  // The session is complete before the backup codes are saved, so the set-up screen stays until they are.
  const [isSettingUp, setSettingUp] = useState(false);
  if (session.data?.mustSetUp && !isSettingUp) setSettingUp(true);
  const enter = async () => {
    await queries.invalidateQueries({ queryKey: ['session'] });
    setSettingUp(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when its work is done
  useEffect(close, [pathname]);
  const burger = useRef<HTMLButtonElement>(null);
  useHotkeys([['Escape', () => isOpen && closeMenu()]], []);
  function closeMenu(): void {
    close();
    burger.current?.focus();
  }
  // The inbox keeps its position while leads are opened from it.
  const screen = pathname.replace(/^\/leads\/\d+$/, '/leads');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen starts at its top once
  useLayoutEffect(() => {
    if (!isBack && hash === '') window.scrollTo(0, 0);
  }, [screen]);
  if (!session.data && session.error instanceof RequestError && session.error.status === 401) {
    return (
      <Suspense>
        <SignInScreen />
      </Suspense>
    );
  }
  if (!session.data) {
    return (
      <Center h="100dvh">
        {session.error ? <Text>{session.error.message}</Text> : <Loader role="status" aria-label="Загрузка" />}
      </Center>
    );
  }
  if (isSettingUp) {
    return (
      <Suspense>
        <SecondFactorScreen onReady={enter} />
      </Suspense>
    );
  }
  const { person } = session.data;
  // A menu with a single item would only take width.
  const hasMenu = menuScreens(person.role).length > 1;
  return (
    <AppShell
      header={{ height: 56, collapsed: false }}
      {...(hasMenu && { navbar: { width: 260, breakpoint: 'md', collapsed: { mobile: !isOpen } } })}
      padding="md"
      transitionDuration={0}
    >
      <AppShell.Header>
        <Group h="100%" px="md" gap="xs" wrap="nowrap">
          {hasMenu && (
            <Burger
              ref={burger}
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="md"
              size="sm"
              aria-label="Меню"
              aria-expanded={isOpen}
            />
          )}
          <Link className={css.home} to="/" aria-label={`${name}, на главную`}>
            <BrandSign />
          </Link>
          <FindButton person={person} />
          {mayDo(person.role, 'content') && <PublishingStatus />}
          <PersonMenu person={person} />
        </Group>
      </AppShell.Header>
      {hasMenu && (
        <AppShell.Navbar p="xs">
          <Navigation person={person} />
        </AppShell.Navbar>
      )}
      <AppShell.Main>
        <SignInAgain person={person} />
        <Outlet />
        <Suspense>{mayDo(person.role, 'leads') && <LeadNews />}</Suspense>
      </AppShell.Main>
    </AppShell>
  );
}
