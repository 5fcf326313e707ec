import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { FeedAdvice } from './feed-advice.tsx';

test.each([
  ['http://localhost:3000', 1],
  ['http://127.0.0.1:3000', 1],
  ['https://company.example', 0],
])('a feed at %s has %i warnings that portals cannot read it, which has no address to copy', (site, warnings) => {
  const feeds = [{ portal: 'cian', url: `${site}/feeds/cian.xml`, ads: 3, left: [] }] as const;
  renderInPanel(<FeedAdvice report={{ feeds, advice: [] }} kinds={[]} />);
  expect(screen.queryAllByText('Адресов для площадок ещё нет')).toHaveLength(warnings);
  expect(screen.queryAllByRole('button', { name: 'Скопировать адрес' })).toHaveLength(1 - warnings);
});
