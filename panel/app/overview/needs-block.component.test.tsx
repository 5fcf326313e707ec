import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadCard } from '../../contract/lead-card.fixture.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { NeedsBlock } from './needs-block.tsx';

const WAITING = { words: '7 заявок ждут ответа', path: '/leads' };
const HELD = { words: '1 заявка в карантине', path: '/leads?show=held' };
const NOTHING = 'Вас ничего не ждёт.';

test.each([
  ['a call is due', [WAITING, HELD], true, [HELD.words]],
  ['a call is due and nothing else', [WAITING], true, []],
  ['no call is due', [WAITING, HELD], false, [WAITING.words, HELD.words]],
  ['nothing is to be done', [], false, [NOTHING]],
])('when %s, the rest that needs somebody is said once', async (_, needs, hasCall, said) => {
  const leads = hasCall ? [leadCard({ number: 1, deadline: '2026-11-20T09:00:00.000Z' })] : [];
  const { client } = renderInPanel(<NeedsBlock needs={needs} />, {
    answers: {
      'GET /api/leads/agenda': () => ({ leads, clock: { utcOffsetHours: 2 }, now: '2026-11-20T10:00:00.000Z' }),
    },
  });
  await expect.poll(() => client.isFetching()).toBe(0);
  const words = () => [...screen.queryAllByRole('link'), ...screen.queryAllByText(NOTHING)].map((it) => it.textContent);
  await expect.poll(words).toEqual(said);
});
