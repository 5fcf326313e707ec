import { Loader } from '@mantine/core';
import type { RouteObject } from 'react-router';
import { SCREENS } from './screens.ts';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { RouteErrorScreen } from './shell/route-error-screen.tsx';
import { Shell } from './shell/shell.tsx';
import { StartScreen } from './start/start-screen.tsx';

export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    hydrateFallbackElement: <Loader role="status" aria-label="Загрузка" />,
    errorElement: <RouteErrorScreen />,
    children: [
      { index: true, element: <StartScreen /> },
      ...SCREENS.map(toRoute),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
  {
    // Reachable without a session.
    path: '/welcome',
    hydrateFallbackElement: <Loader role="status" aria-label="Загрузка" />,
    lazy: async () => ({ Component: (await import('./access/welcome-screen.tsx')).WelcomeScreen }),
  },
];

function toRoute({ path, load, children = [] }: (typeof SCREENS)[number]): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), children: children.map(toRoute) };
}
