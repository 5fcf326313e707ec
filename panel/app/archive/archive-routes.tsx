import type { RouteObject } from 'react-router';

export const archiveRoutes: RouteObject[] = [
  { path: 'archive', lazy: async () => ({ Component: (await import('./archive-screen.tsx')).ArchiveScreen }) },
];
