import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leavesPage } from '../../first-view/leaves-page.fixture.ts';
import { clickedCard } from './clicked-card.ts';
import { go } from './go.ts';
import { renderOnPage } from './on-page.fixture.tsx';
import { CardLink, PageLink, type PageLinkProps } from './page-link.tsx';
import { PlaceProvider } from './place.ts';

const link = () => screen.getByRole('link');

const click = (init: MouseEventInit = {}) => leavesPage(link(), init);

test('a click opens the page within this document', async () => {
  const went = renderOnPage(<PageLink to="/works">Работы</PageLink>);
  expect(link().getAttribute('href')).toBe('/works');
  expect(click()).toBe(false);
  const options = { replace: false, preventScrollReset: false, viewTransition: false };
  await expect.poll(() => went).toEqual([{ to: '/works', options }]);
});

test('a link to the shown place makes no second history entry', async () => {
  const went = renderOnPage(<PageLink to="/works?kind=flat#list">Работы</PageLink>, '/works?kind=flat#list');
  click();
  await expect.poll(() => went[0]?.options?.replace).toBe(true);
});

test.each<[string, Partial<PageLinkProps>, MouseEventInit]>([
  ['a middle button', {}, { button: 1 }],
  ['a key', {}, { ctrlKey: true }],
  ['a key of a Mac', {}, { metaKey: true }],
  ['a new window', {}, { shiftKey: true }],
  ['another tab', { target: '_blank' }, {}],
  ['a new document', { reload: true }, {}],
])('the browser opens a link for %s itself', async (_, props, init) => {
  const went = renderOnPage(
    <PageLink to="/works" {...props}>
      Работы
    </PageLink>,
  );
  expect(click(init)).toBe(true);
  expect(went).toEqual([]);
});

test('a click that something else has handled opens nothing', async () => {
  const went = renderOnPage(
    <PageLink to="/works" onClick={(event) => event.preventDefault()}>
      Работы
    </PageLink>,
  );
  click();
  await go('/next');
  expect(went.map(({ to }) => to)).toEqual(['/next']);
});

test('in the preview of a draft links have its prefix and load documents', () => {
  const place = { base: '/draft', pathname: '/', search: '', hash: '', key: '' };
  render(
    <PlaceProvider value={place}>
      <PageLink to="/works">Работы</PageLink>
    </PlaceProvider>,
  );
  expect(link().getAttribute('href')).toBe('/draft/works');
  expect(click()).toBe(true);
});

test('a card remembers its link, whose picture then moves', async () => {
  const went = renderOnPage(<CardLink to="/works/1">Работа</CardLink>);
  click();
  expect(clickedCard()).toBe(link());
  await expect.poll(() => went.length).toBe(1);
});
