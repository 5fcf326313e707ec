import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderOnPage } from '../shell/navigation/on-page.fixture.tsx';
import { Link } from './link.tsx';
import { Pagination } from './pagination.tsx';

const link = () => screen.getByRole('link');

test.each([
  ['https://t.me/firm', 'noopener'],
  ['//map.ru', 'noopener'],
  ['tel:+7401', null],
  ['#form', null],
])('a link to %s has the relation %s', (to, rel) => {
  renderOnPage(<Link to={to}>Туда</Link>);
  expect(link().getAttribute('href')).toBe(to);
  expect(link().getAttribute('rel')).toBe(rel);
});

test.each([
  ['another choice on the same page', '/works?kind=bath', true],
  ['another page', '/sales?kind=bath', false],
  ['a part of the same page', '/works?kind=bath#list', false],
])('a link to %s keeps the place of the visitor: %s is %s', async (_, to, isKept) => {
  const went = renderOnPage(<Link to={to}>Туда</Link>, '/works?kind=flat');
  await userEvent.click(link());
  await expect.poll(() => went[0]?.options?.preventScrollReset).toBe(isKept);
});

test('the next portion of a list has its own address and keeps the place; its size is announced', async () => {
  const went = renderOnPage(<Pagination shown={12} total={40} nextTo="/works/page/2" />, '/works');
  expect(screen.getByText('12 из 40').getAttribute('aria-live')).toBe('polite');
  expect(link().getAttribute('rel')).toBe('next');
  await userEvent.click(link());
  await expect.poll(() => went[0]?.options?.preventScrollReset).toBe(true);
});

test('the last portion leads nowhere', () => {
  renderOnPage(<Pagination shown={40} total={40} />, '/works');
  expect(screen.queryByRole('link')).toBeNull();
});
