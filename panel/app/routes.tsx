import { Loader, Text } from '@mantine/core';
import type { RouteObject } from 'react-router';
import { accessRoutes, doorRoutes } from './access/access-routes.tsx';
import { archiveRoutes } from './archive/archive-routes.tsx';
import { contentRoutes } from './content/content-routes.tsx';
import { leadsRoutes } from './leads/leads-routes.tsx';
import { mediaScreens } from './media/media-routes.tsx';
import { overviewRoute } from './overview/overview-route.tsx';
import { publishingRoutes } from './publishing/publishing-routes.tsx';
import { Shell } from './shell/shell.tsx';
import { Trouble } from './shell/trouble.tsx';

/** Every screen of the panel; each is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    element: <Shell />,
    hydrateFallbackElement: <Loader aria-label="Загрузка" />,
    errorElement: <Trouble />,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./start/start-screen.tsx')).StartScreen }) },
      overviewRoute,
      ...leadsRoutes,
      ...contentRoutes,
      ...mediaScreens,
      ...publishingRoutes,
      ...accessRoutes,
      ...archiveRoutes,
      { path: '*', element: <Text>Такой страницы нет. Выберите раздел в меню.</Text> },
    ],
  },
  ...doorRoutes,
];
