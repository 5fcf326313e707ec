import type { RouteObject } from 'react-router';

/** The inbox with a lead beside it, or over it on a phone. Messengers link to /leads/1001. */
export const leadsRoutes: RouteObject[] = [
  {
    path: 'leads',
    lazy: async () => ({ Component: (await import('./leads-screen.tsx')).LeadsScreen }),
    children: [
      { path: 'erase', lazy: async () => ({ Component: (await import('./erase/erase-page.tsx')).ErasePage }) },
      { path: ':number', lazy: async () => ({ Component: (await import('./lead/lead-page.tsx')).LeadPage }) },
    ],
  },
];
