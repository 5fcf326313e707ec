import type { RouteObject } from 'react-router';

export const overviewRoute: RouteObject = {
  path: 'overview',
  lazy: async () => ({ Component: (await import('./overview-screen.tsx')).OverviewScreen }),
};
