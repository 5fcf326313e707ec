import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { LeadMenu } from '../list/lead-menu.tsx';
import { LeadNews } from './lead-news.tsx';

test('with the bell on a new lead is notified; the permission is asked for by a click only', async () => {
  const notified = vi.fn();
  const requestPermission = vi.fn(() => {
    Object.assign(Notification, { permission: 'granted' });
    return Promise.resolve('granted');
  });
  vi.stubGlobal('Notification', Object.assign(notified, { permission: 'default', requestPermission }));
  vi.stubGlobal('AudioContext', SilentSound);
  renderInPanel(
    <>
      <LeadNews />
      <LeadMenu filters={{}} view="inbox" isNarrowed={false} />
    </>,
    { events: LeadEvents },
  );
  await expect.poll(() => stream).not.toBeNull();
  come(1042);
  expect([notified.mock.calls, requestPermission.mock.calls]).toEqual([[], []]);
  await userEvent.click(screen.getByText('Ещё'));
  await userEvent.click(screen.getByText('Включить звонок о новых'));
  await screen.findByText(/прозвенит звонок и придёт уведомление/);
  come(1043);
  expect(notified.mock.calls.map(([title]) => title)).toEqual(['Новая заявка №\u00a01043']);
});

let stream: LeadEvents | null = null;
const come = (number: number) => stream?.onmessage?.({ data: JSON.stringify({ come: [number] }) });

class LeadEvents {
  onmessage?: (event: { readonly data: string }) => void;
  constructor() {
    stream = this;
  }
  close(): void {}
}

class SilentSound {
  readonly state = 'closed';
  resume(): void {}
}
