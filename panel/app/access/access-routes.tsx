import { Loader } from '@mantine/core';
import type { RouteObject } from 'react-router';

/** Inside the frame of the panel. */
export const accessRoutes: RouteObject[] = [
  { path: 'account', lazy: async () => ({ Component: (await import('./account-screen.tsx')).AccountScreen }) },
  { path: 'people', lazy: async () => ({ Component: (await import('./staff-screen.tsx')).StaffScreen }) },
  { path: 'journal', lazy: async () => ({ Component: (await import('./journal-screen.tsx')).JournalScreen }) },
];

/** Before anybody is signed in. */
export const doorRoutes: RouteObject[] = [
  {
    path: '/welcome',
    hydrateFallbackElement: <Loader aria-label="Загрузка" />,
    lazy: async () => ({ Component: (await import('./welcome-screen.tsx')).WelcomeScreen }),
  },
];
