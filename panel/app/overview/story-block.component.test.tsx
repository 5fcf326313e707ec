import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnerStory, StoryFigure } from '../../contract/overview.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { StoryBlock } from './story-block.tsx';

const figure = (change: Partial<StoryFigure>): StoryFigure => ({
  ...{ key: 'leads', value: '18', label: 'заявок', base: 'всего за неделю' },
  ...{ verdict: 'usual', comparison: 'как обычно', range: '' },
  ...change,
});
const NEEDS = [
  { words: '7 заявок ждут ответа', path: '/leads' },
  { words: '1 заявка в карантине', path: '/leads?show=held' },
];

type Given = { figures?: readonly StoryFigure[]; needs?: OwnerStory['needs']; today?: string; hasLateCalls?: boolean };

function show({ figures = [], needs = NEEDS, today = '2026-11-30', hasLateCalls = false }: Given) {
  const week = { happened: '18 заявок, 0 встреч; всё как обычно.', figures };
  const story: OwnerStory = { kind: 'week', days: '23–29 ноября', needs, week };
  const days = [{ name: today, total: 2, won: 0 }];
  renderInPanel(<StoryBlock story={story} days={days} today={null} hasLateCalls={hasLateCalls} />);
}

const week = () => within(screen.getByRole('region', { name: 'Неделя' }));

test.each([
  ['2026-11-30', ['Сегодня, понедельник, 30 ноября', '23–29 ноября, семь полных дней']],
  ['2026-12-02', ['Сегодня, 2 декабря', 'С понедельника, 30 ноября', '23–29 ноября, семь полных дней']],
])('on %s the figures have the dates %j: on a Monday today is the whole week', (today, dates) => {
  show({ today });
  const titles = week().getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(dates);
});

test('only figures that were compared stand alone, the others are in the sentence', () => {
  show({
    figures: [
      figure({ key: 'visits', value: '—', label: 'посещений', verdict: 'few' }),
      figure({}),
      figure({ key: 'calls', value: '20 %', label: 'звонков', base: '1 из 5 заявок недели', verdict: 'few' }),
      figure({ key: 'meetings', value: '0', label: 'встреч' }),
      figure({ key: 'contracts', value: '0', label: 'договоров', verdict: 'less', comparison: 'меньше обычного' }),
    ],
  });
  const last = week();
  last.getByText('посещения считали не всю неделю, звонков: 1 из 5 заявок недели; встреч не было.');
  expect(last.getAllByText(/^(заявок|звонков|встреч|договоров|посещений)$/).map((it) => it.textContent)).toEqual([
    '18 заявок',
    '0 договоров',
  ]);
});

test('the block of late calls has the leads that wait, and the rest stays here', () => {
  show({ hasLateCalls: true });
  expect(
    week()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['1 заявка в карантине']);
});

test.each([
  [true, 0],
  [false, 1],
])('with late calls (%s) and nothing else to do, %i lines say that nothing waits', (hasLateCalls, count) => {
  show({ hasLateCalls, needs: hasLateCalls ? NEEDS.slice(0, 1) : [] });
  expect(screen.queryAllByText('Вас ничего не ждёт.')).toHaveLength(count);
});

test('a week without anything to compare says so in one sentence', () => {
  const few = { verdict: 'few', comparison: 'мало данных, чтобы сравнить' } as const;
  show({
    figures: [
      figure({ ...few, key: 'visits', value: '464', label: 'посещений' }),
      figure({ ...few, value: '3', label: 'заявки' }),
      figure({ ...few, key: 'conversion', value: '0,6 %', label: 'посещений стали заявками' }),
      figure({ ...few, key: 'meetings', value: '0', label: 'встреч' }),
      figure({ ...few, key: 'contracts', value: '0', label: 'договоров' }),
      figure({ ...few, key: 'lost', value: '1', label: 'отказ', details: 'дорого: 1' }),
    ],
  });
  screen.getByText('464 посещений, 3 заявки, 1 отказ (дорого: 1); встреч и договоров не было; сравнить пока не с чем.');
});
