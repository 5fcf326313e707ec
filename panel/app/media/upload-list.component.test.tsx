import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { UploadList } from './upload-list.tsx';
import { type UploadItem, UploadQueue } from './upload-queue.ts';

const item = (id: number, change: Partial<UploadItem>): UploadItem => ({
  ...{ id, source: { name: `${id}.jpg`, open: () => Promise.reject() }, sent: 0, state: 'waiting', notes: [] },
  ...{ canRetry: false, photo: null, ...change },
});
function show(...items: UploadItem[]) {
  const unused = () => Promise.reject();
  const queue = new UploadQueue({ send: unused, settle: unused, onPhoto: () => [], onDetached: () => {} });
  renderInPanel(<UploadList queue={queue} items={items} />);
}

test('what has ended does not count to what is left, nor to the progress of all', () => {
  show(
    item(1, { state: 'failed', notes: ['Связь пропала.'] }),
    item(2, { state: 'noted', sent: 1, notes: ['Снимок тёмный.'] }),
    item(3, { state: 'sending', sent: 0.5 }),
    item(4, { state: 'done', sent: 1 }),
  );
  expect(screen.getByText(/^Загружаем/).textContent).toBe('Загружаем снимки: осталось 2');
  const progress = (label: string) => screen.getByLabelText(label).getAttribute('aria-valuenow');
  expect(progress('Загружено из всех снимков')).toBe('75');
  expect(progress('Загружено: 3.jpg')).toBe('50');
  expect(screen.getByRole('alert').textContent).toBe('Связь пропала.');
});

test('nothing to upload leaves no list', () => {
  show();
  expect(screen.queryByText(/^Загружаем/)).toBeNull();
});
