import { createToastStore } from '../toast-store.ts';
import { createFakeClock } from './fake-clock.ts';

export function createTestStore(settings: { multiple?: boolean } = {}) {
  const clock = createFakeClock();
  const store = createToastStore({ clock, ...settings });
  return {
    clock,
    store,
    phases: () => store.getSnapshot().map(({ phase }) => phase),
    texts: () => store.getSnapshot().map(({ text }) => text),
    show: (options: Parameters<typeof store.show>[0]) => store.show(options) ?? 'dropped',
  };
}
