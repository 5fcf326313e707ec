import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { EditedEntryContext } from '../fields/edited-entry.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { BringPhotos } from './bring-photos.tsx';
import { answerUploads, photoFile } from './upload-server.fixture.ts';

const ACCEPTED = { width: 1800, height: 1200, color: '#aaaaaa' };
const LIBRARY = `GET /api/photos?search=&unused=false&page=1&first=${encodeURIComponent('works/one.yaml')}`;
const ENTRY = { file: 'works/one.yaml', kind: 'works', slug: 'one' } as const;

type Shown = Partial<ComponentProps<typeof BringPhotos>> & { readonly settle?: (body: { upload: string }) => unknown };

function show({ settle = ({ upload }) => ({ ...ACCEPTED, name: `one-${upload}.jpg` }), ...props }: Shown = {}) {
  const brought = vi.fn();
  const { asked } = renderInPanel(
    <EditedEntryContext value={ENTRY}>
      <BringPhotos label="Загрузить" isMany={false} onPhotos={brought} {...props} />
    </EditedEntryContext>,
    {
      answers: {
        'POST /api/photos': settle,
        'GET /api/photos/encoding': () => ({ waiting: ['one-u1.jpg'] }),
        [LIBRARY]: () => ({ photos: [{ name: 'two.jpg', usedIn: [{ alt: 'Кухня' }] }], total: 1 }),
      },
    },
  );
  return { asked, photos: () => brought.mock.calls.flatMap(([photos]) => photos) };
}
const choose = (...files: File[]) =>
  userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, files);

test('chosen files are uploaded under the name of the entry and brought in their order', async () => {
  answerUploads();
  const { asked, photos } = show({ isMany: true });
  await choose(photoFile('a.jpg'), photoFile('b.jpg'));
  await expect.poll(photos).toEqual([
    { file: 'one-u1.jpg', alt: null },
    { file: 'one-u2.jpg', alt: null },
  ]);
  expect(asked.map(({ body }) => body)).toEqual([
    { upload: 'u1', prefix: 'one' },
    { upload: 'u2', prefix: 'one' },
  ]);
  await screen.findByText(/^Готовим размеры для сайта/);
});

test('what waits and what is being sent is said, and a file can be left out', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  answerUploads({ held });
  const { photos } = show({ isMany: true });
  await choose(...['a.jpg', 'b.jpg', 'c.jpg'].map(photoFile));
  screen.getByText('Загружаем снимки: осталось 3');
  expect(screen.getAllByText('Загружается')).toHaveLength(2);
  screen.getByText('Ждёт');
  await userEvent.click(screen.getByLabelText('Не загружать b.jpg'));
  screen.getByText('Загружаем снимки: осталось 2');
  release();
  await expect.poll(() => photos().length).toBe(2);
  expect(screen.queryByText(/^Загружаем/)).toBeNull();
});

test('advice about a photograph stays until it is understood or the next one is chosen', async () => {
  answerUploads();
  show({ settle: () => ({ ...ACCEPTED, name: 'one.jpg', width: 900, height: 1200 }), isCropped: true });
  await choose(photoFile('a.jpg'));
  await screen.findByText(/^Снимок вертикальный/);
  await choose(photoFile('b.jpg'));
  await screen.findByLabelText('Понятно: b.jpg');
  expect(screen.queryByLabelText('Понятно: a.jpg')).toBeNull();
  await userEvent.click(screen.getByLabelText('Понятно: b.jpg'));
  expect(screen.queryByText(/^Снимок вертикальный/)).toBeNull();
});

test('a failed upload is tried again by its button; what the server refused is not', async () => {
  answerUploads({ refused: [403] });
  const { photos } = show({ settle: ({ upload }) => (upload === 'u1' ? refusal(422, { message: 'Повреждён.' }) : {}) });
  await choose(photoFile('a.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe('Не загрузилось: ошибка 403.');
  await userEvent.click(screen.getByText('Повторить'));
  await screen.findByText('Повреждён.');
  expect(screen.queryByText('Повторить')).toBeNull();
  expect(photos()).toEqual([]);
  await userEvent.click(screen.getByLabelText('Не загружать a.jpg'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one chosen photograph of the library comes with its words and closes it', async () => {
  const { photos } = show();
  await userEvent.click(screen.getByText('Выбрать из загруженных'));
  await userEvent.click(await screen.findByText('Кухня'));
  expect(photos()).toEqual([{ file: 'two.jpg', alt: 'Кухня' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a field that has its photograph offers no other', () => {
  show({ isOffered: false });
  expect(screen.queryByText('Загрузить')).toBeNull();
});
