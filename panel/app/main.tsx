import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/notifications/styles.css';
import './panel.css';
import 'dayjs/locale/ru';
import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { config } from 'zod';
import { queries } from './lib/queries.ts';
import { routes } from './routes.tsx';
import { cssVariables, theme } from './theme.ts';

dayjs.extend(customParseFormat);
// The policy of the panel lets no code be made of text; trying it is told as an error.
config({ jitless: true });
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
// Dialogs hold the page still by a style element of their own.
setNonce(nonce);

// A page restored from the back/forward cache can be stale, and its person signed out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} getStyleNonce={() => nonce}>
      <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1 }}>
        {/* At the foot they would lie on the button that they tell of. */}
        <Notifications position="top-right" />
        <QueryClientProvider client={queries}>
          <RouterProvider router={createBrowserRouter(routes)} />
        </QueryClientProvider>
      </DatesProvider>
    </MantineProvider>
  </StrictMode>,
);
