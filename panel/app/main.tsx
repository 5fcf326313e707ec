import './look/mantine.css';
import '@mantine/notifications/styles.css';
import '../../site/fonts/fonts.css';
import './look/look.css';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { queries } from './lib/queries.ts';
import { Look } from './look/look.tsx';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Mantine's dialogs block scrolling with a style element, which needs the nonce.
setNonce(nonce);

// A page restored from the back/forward cache can be stale, and its person signed out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <Look nonce={nonce}>
        <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1 }}>
          <Notifications position="bottom-right" autoClose={8000} />
          <RouterProvider router={createBrowserRouter(routes)} />
        </DatesProvider>
      </Look>
    </QueryClientProvider>
  </StrictMode>,
);
