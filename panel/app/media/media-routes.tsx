import type { RouteObject } from 'react-router';

export const mediaScreens: RouteObject[] = [
  { path: 'photos', lazy: async () => ({ Component: (await import('./library-screen.tsx')).LibraryScreen }) },
];
