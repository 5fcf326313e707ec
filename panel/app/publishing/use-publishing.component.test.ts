import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderHookInPanel } from '../in-panel.fixture.tsx';
import { useFollowPublishing } from './use-publishing.ts';

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a hidden tab holds no connection to the server', () => {
  look('hidden');
  renderHookInPanel(useFollowPublishing);
  const open = new Set<object>();
  class Events {
    constructor() {
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  }
  vi.stubGlobal('EventSource', Events);
  look('visible');
  expect(open.size).toBe(1);
  look('hidden');
  expect(open.size).toBe(0);
  vi.restoreAllMocks();
});
