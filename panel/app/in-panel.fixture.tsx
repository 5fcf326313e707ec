import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { Session } from '../contract/access.ts';
import { NO_BRAND } from '../contract/brand.ts';
import type { Role } from '../contract/roles.ts';

/** A request that changes something. */
type Asked = { readonly method: string; readonly path: string; readonly body: unknown };
type Answer = (body: never) => unknown;

type Options = {
  readonly role?: Role;
  readonly address?: string;
  /** Answers of the server by method and path, such as `POST /api/leads/1/take`; a `Response` may refuse. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Streams of events of the server; otherwise nothing comes in them. */
  readonly events?: new () => { close(): void };
};

const BRAND = { ...NO_BRAND, name: 'Преголя', utcOffsetHours: 2 };

/** Renders a part of the panel as for a signed-in person; the server answers from `answers`. */
export function renderInPanel(node: ReactNode, options: Options = {}) {
  const { asked, client, Around } = surroundings(options);
  render(<Around>{node}</Around>);
  return { asked, client };
}

/** Renders a hook in the same surroundings. */
export function renderHookInPanel<Result>(hook: () => Result, options: Options = {}) {
  const { asked, client, Around } = surroundings(options);
  return { ...renderHook(hook, { wrapper: Around }), asked, client };
}

export const refusal = (status: number, body: object) => Response.json(body, { status });

function surroundings({ role = 'admin', address = '/', answers = {}, events = SilentEvents }: Options) {
  const asked: Asked[] = [];
  const session: Session = { person: { id: 'me', email: 'me@company.ru', name: 'Мария', role }, mustSetUp: false };
  const known: Readonly<Record<string, Answer>> = {
    'GET /api/session': () => session,
    'GET /api/brand': () => BRAND,
    ...answers,
  };
  // A module is loaded once for many files, so that its `afterEach` would be the hook of the first one.
  onTestFinished(() => notifications.clean());
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const sent = typeof body === 'string' ? JSON.parse(body) : null;
    if (method !== 'GET') asked.push({ method, path, body: sent });
    const answer = known[`${method} ${path}`];
    if (!answer) return refusal(404, { message: `Никто не отвечает на ${method} ${path}` });
    const given = await answer(sent as never);
    return given instanceof Response ? given : Response.json(given);
  });
  vi.stubGlobal('EventSource', events);
  setBrand();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['session'], session);
  function Around({ children }: { readonly children: ReactNode }) {
    return (
      <QueryClientProvider client={client}>
        <MantineProvider env="test">
          <DatesProvider settings={{ locale: 'ru', firstDayOfWeek: 1 }}>
            <Notifications />
            <RouterProvider
              router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] })}
            />
          </DatesProvider>
        </MantineProvider>
      </QueryClientProvider>
    );
  }
  return { asked, client, Around };
}

class SilentEvents {
  close(): void {}
}

function setBrand(): void {
  const meta = document.querySelector('meta[name=brand]') ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'brand');
  meta.setAttribute('content', JSON.stringify(BRAND));
}
