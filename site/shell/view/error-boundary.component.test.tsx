import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

const error = new Error('Broken');

function Broken(): never {
  throw error;
}

// React reports the error that the boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a part that cannot be rendered is replaced and reported, and the next page is shown again', () => {
  const report = vi.fn();
  const view = (page: string) => (
    <ErrorBoundary resetKey={page} onError={report} fallback={(failed) => <p>{`Failed: ${failed}`}</p>}>
      {page === 'broken' ? <Broken /> : <p>{page}</p>}
    </ErrorBoundary>
  );
  const { rerender } = render(view('broken'));
  screen.getByText('Failed: Error: Broken');
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
  rerender(view('works'));
  screen.getByText('works');
});
