import type { RouteObject } from 'react-router';

export const contentRoutes: RouteObject[] = [
  { path: 'content/:kind/*', lazy: async () => ({ Component: (await import('./kind-screen.tsx')).KindScreen }) },
  { path: 'unfinished', lazy: async () => ({ Component: (await import('./unfinished-screen.tsx')).UnfinishedScreen }) },
];
