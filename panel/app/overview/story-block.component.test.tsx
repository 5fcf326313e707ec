import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import type { OwnerStory, StoryFigure } from '../../contract/overview.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { StoryBlock } from './story-block.tsx';

const figure = (change: Partial<StoryFigure>): StoryFigure => ({
  ...{ key: 'leads', value: '18', label: 'заявок', base: 'всего за неделю' },
  ...{ verdict: 'usual', comparison: 'как обычно', range: '' },
  ...change,
});

type Given = {
  figures?: readonly StoryFigure[];
  days?: readonly LeadShare[];
  visits?: VisitFigures | null;
};

const TODAY = [{ name: '2026-11-30', total: 2, won: 0 }];

function show({ figures = [], days = TODAY, visits = null }: Given) {
  const week = { happened: '18 заявок, 0 встреч; всё как обычно.', figures };
  const story: OwnerStory = { kind: 'week', days: '23–29 ноября', needs: [], week };
  renderInPanel(<StoryBlock story={story} days={days} visits={visits} />);
}

const week = () => within(screen.getByRole('region', { name: 'Неделя' }));

const VISITS: VisitFigures = {
  ...{ since: '2026-11-20', pages: [], sources: [], goals: [] },
  week: { from: '2026-11-23', to: '2026-11-29', arrivals: 640, views: 900, leads: 18 },
  before: { from: '2026-11-16', to: '2026-11-22', arrivals: 51, views: 60, leads: 7 },
  today: { arrivals: 9, views: 12 },
};

const words = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('after Monday the leads of this week are a note of today', () => {
  show({ days: ['2026-11-29', '2026-11-30', '2026-12-01'].map((name) => ({ name, total: 3, won: 0 })) });
  expect(words(week().getByRole('region', { name: /^Сегодня/ }))).toContain('6 заявок с понедельника, 30 ноября');
});

test('today, seven whole days and the seven before share no day', () => {
  const days = [
    ...['2026-11-16', '2026-11-22', '2026-11-23', '2026-11-29'].map((name, at) => ({ name, total: 10 ** at, won: 0 })),
    { name: '2026-11-30', total: 2, won: 0 },
  ];
  show({ days, visits: VISITS });
  const spans = week().getAllByRole('region').map(words);
  expect(spans).toEqual([
    'Сегодня30 ноября2 заявки9 посещений',
    'Прошлые семь дней23–29 ноября1100 заявок640 посещений',
    'Неделей раньше16–22 ноября11 заявок— посещений не считали',
  ]);
});

test('the comparison of leads and visits is a note of the seven days, and what follows does not repeat it', () => {
  show({
    figures: [
      figure({ key: 'visits', value: '640', label: 'посещений', verdict: 'few' }),
      figure({ verdict: 'more', comparison: 'больше обычного: +4 к среднему 14', range: 'обычно 11–17 в неделю' }),
      figure({ key: 'meetings', value: '3', label: 'встречи' }),
    ],
  });
  const last = within(week().getByRole('region', { name: /^Прошлые семь дней/ }));
  last.getByText('Заявок больше обычного: +4 к среднему 14, обычно 11–17 в неделю');
  expect(week().getAllByText(/больше обычного/)).toHaveLength(1);
  week().getByText('встречи');
});

test('only figures that were compared stand alone, the others are in the sentence', () => {
  show({
    figures: [
      figure({ key: 'calls', value: '20 %', label: 'звонков', base: '1 из 5 заявок', verdict: 'few' }),
      figure({ key: 'conversion', value: '3 %', label: 'посещений стали заявками' }),
      figure({ key: 'meetings', value: '0', label: 'встреч' }),
      figure({ key: 'contracts', value: '0', label: 'договоров', verdict: 'less', comparison: 'меньше обычного' }),
    ],
  });
  const last = week();
  last.getByText('звонков: 1 из 5 заявок; встреч не было.');
  expect(
    last.getAllByText(/^(звонков|встреч|договоров|посещений стали заявками)$/).map((it) => it.textContent),
  ).toEqual(['3 % посещений стали заявками', '0 договоров']);
});

test('a week without anything to compare says so in one sentence', () => {
  const few = { verdict: 'few', comparison: 'мало данных, чтобы сравнить' } as const;
  show({
    figures: [
      figure({ ...few, key: 'conversion', value: '0,6 %', label: 'посещений стали заявками' }),
      figure({ ...few, key: 'meetings', value: '0', label: 'встреч' }),
      figure({ ...few, key: 'contracts', value: '0', label: 'договоров' }),
      figure({ ...few, key: 'lost', value: '1', label: 'отказ', details: 'дорого: 1' }),
    ],
  });
  screen.getByText('1 отказ (дорого: 1); встреч и договоров не было; сравнить пока не с чем.');
});
