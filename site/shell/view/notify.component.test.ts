import { expect, test } from 'vitest';
import { loadToastStore } from '../runtime/page-toasts.ts';
import { notify } from './notify.ts';

test('a later message of the router takes the place of the earlier one while that is shown', async () => {
  const store = await loadToastStore();
  const texts = () => store.getSnapshot().map(({ text }) => text);
  notify({ type: 'error', text: 'Нет связи' });
  await expect.poll(texts).toEqual(['Нет связи']);
  notify({ type: 'error', text: 'Страница не открылась' });
  await expect.poll(texts).toEqual(['Страница не открылась']);
  store.clear();
  notify({ type: 'error', text: 'Снова нет связи' });
  await expect.poll(() => texts().at(-1)).toBe('Снова нет связи');
});
