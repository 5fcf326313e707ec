import type { RouteObject } from 'react-router';

export const publishingRoutes: RouteObject[] = [
  { path: 'publishing', lazy: async () => ({ Component: (await import('./publishing-screen.tsx')).PublishingScreen }) },
];
