import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageError } from '../../page-contract/page-error.ts';
import { renderOnPage } from '../navigation/on-page.fixture.tsx';
import { clearFatalError, isFatal, useFatalError } from './fatal-slot.ts';
import { reportError } from './report-error.ts';

const missing = new PageError({ status: 404, notFound: 'slug', message: '/works/1' });
const log = vi.fn();

beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});
afterEach(() => {
  clearFatalError();
  vi.restoreAllMocks();
});

function Slot() {
  return useFatalError() ? 'fatal' : 'fine';
}

test.each([
  ['a missing page', 'the page', missing, true, 0],
  ['a fatal error', 'the page', new PageError({ message: 'x' }), true, 1],
  ['an error of one part', 'nothing', new PageError({ message: 'x', fatal: false }), false, 1],
  ['a mistake in the code', 'nothing', new TypeError('x'), false, 1],
])('%s replaces %s, and is logged unless the visitor made it', (_, __, error, isWhole, logged) => {
  expect(isFatal(error)).toBe(isWhole);
  reportError(error);
  expect(log).toHaveBeenCalledTimes(logged);
  renderOnPage(<Slot />);
  screen.getByText(isWhole ? 'fatal' : 'fine');
});
