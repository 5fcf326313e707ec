import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Launch, LaunchLine } from '../../contract/launch.ts';
import type { ChannelHealth, Overview } from '../../contract/overview.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { OverviewScreen } from './overview-screen.tsx';

const CHANNEL: ChannelHealth = {
  ...{ channel: 'email', title: 'Почта', waiting: 0, dead: 0, oldest: null, lastDelivered: null },
  isFailing: false,
};
const LINE: LaunchLine = { key: 'phone', title: 'Телефон', isRequired: true, state: 'done', words: 'Отвечает.' };
const NOW = '2026-12-01T08:00:00.000Z';

const OVERVIEW: Omit<Overview, 'channels'> = {
  story: { kind: 'week', days: '24–30 ноября', needs: [], week: { happened: '', figures: [] } },
  figures: {
    ...{ from: '2026-10-07', to: '2026-12-01', total: 0, won: 0, lost: 0, open: 0, repeats: 0, spam: 0, held: 0 },
    touch: { promisedMinutes: 15, inTime: 0, late: 0, waiting: 0, medianMinutes: null },
    ...{ days: [{ name: '2026-12-01', total: 0, won: 0 }], sources: [], kinds: [], pages: [], reasons: [] },
  },
  ...{ visits: null, drafts: [], clock: { utcOffsetHours: 2, city: 'Калининград' }, now: NOW },
  publishing: { liveSince: NOW, pinnedSince: null, isRefused: false, since: null, problems: [] },
};

test.each<[string, readonly ChannelHealth[], LaunchLine['state'], readonly string[]]>([
  ['nothing is set', [], 'left', ['Доставка заявок', 'Сайт открыт, но не всё в порядке', 'Неделя']],
  ['a channel fails', [{ ...CHANNEL, isFailing: true }], 'done', ['Доставка заявок', 'Неделя', 'Сайт открыт']],
  ['all is well', [CHANNEL], 'done', ['Неделя', 'Сайт открыт', 'Доставка заявок']],
])('when %s, the delivery and the launch are in their places', async (_, channels, state, order) => {
  const launch: Launch = {
    ...{ isDemo: false, isOpen: true, channels: [], examinedAt: NOW },
    lines: [{ ...LINE, state }],
  };
  renderInPanel(<OverviewScreen />, {
    answers: {
      'GET /api/overview': () => ({ ...OVERVIEW, channels }),
      'GET /api/own-company': () => ({ isDemo: false }),
      'GET /api/launch': () => launch,
    },
  });
  await screen.findByText(/^Сайт открыт/);
  await screen.findByText('Неделя');
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(titles.filter((title) => order.includes(title))).toEqual(order);
});

test('an overview that cannot be read is read again by its button', async () => {
  let isDown = true;
  renderInPanel(<OverviewScreen />, {
    answers: {
      'GET /api/overview': () =>
        isDown ? refusal(500, { message: 'Обзор не читается.' }) : { ...OVERVIEW, channels: [] },
      'GET /api/own-company': () => ({ isDemo: false }),
    },
  });
  await screen.findByText('Обзор не читается.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByRole('region', { name: 'Неделя' });
  expect(screen.queryByText('Обзор не читается.')).toBeNull();
});
