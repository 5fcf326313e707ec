import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageError } from '../../page-contract/page-error.ts';
import { renderOnPage } from '../navigation/on-page.fixture.tsx';
import { FatalErrorScreen } from './fatal-error.tsx';

const missing = new PageError({ status: 404, notFound: 'slug', message: '/works/1' });

test('a missing page names its address with the hash, and its heading has title and focus', () => {
  renderOnPage(<FatalErrorScreen error={missing} />, '/works/1?a=1#plan');
  screen.getByText('Page Not Found: /works/1?a=1#plan');
  expect(document.title).toBe('Страница не найдена — Преголя');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('any other error is a fault of the site and says which', () => {
  renderOnPage(<FatalErrorScreen error={new Error('No such icon')} />);
  screen.getByText('No such icon');
  screen.getByText('500');
});

test('an error of the server keeps its own status and title', () => {
  renderOnPage(<FatalErrorScreen error={new PageError({ status: 503, title: 'Closed', message: 'Later' })} />);
  screen.getByText('503');
  screen.getByText('Closed');
  screen.getByText('Later');
});
