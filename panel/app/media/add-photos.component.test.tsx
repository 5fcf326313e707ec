import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { AddPhotos } from './add-photos.tsx';

const file = (name: string, type = 'image/jpeg') => new File(['1'], name, { type });
const [KITCHEN, HALL] = [file('kitchen.jpg'), file('hall.heic', '')];

function show(isMany: boolean) {
  const took = vi.fn();
  const library = vi.fn();
  renderInPanel(<AddPhotos label="Загрузить" isMany={isMany} onFiles={took} onLibrary={library} />);
  const names = () => took.mock.calls.map(([files]) => files.map(({ name }: File) => name));
  return { names, library, place: screen.getByText('Загрузить').closest('[tabindex="-1"]') as HTMLElement };
}
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const clipboard = (...files: File[]) => ({ clipboardData: { files } });

test('several files are chosen at once, an archive too', async () => {
  const { names } = show(true);
  await userEvent.upload(input(), [
    KITCHEN,
    HALL,
    file('chat.zip', 'application/zip'),
    file('a.pdf', 'application/pdf'),
  ]);
  expect(names()).toEqual([['kitchen.jpg', 'hall.heic', 'chat.zip']]);
});

test('a single photograph is chosen alone, no archive', async () => {
  const { names } = show(false);
  expect(input().multiple).toBe(false);
  await userEvent.upload(input(), file('chat.zip', 'application/zip'));
  await userEvent.upload(input(), HALL);
  expect(names()).toEqual([['hall.heic']]);
});

test.each([
  [true, ['kitchen.jpg', 'hall.heic']],
  [false, ['kitchen.jpg']],
])('files can be dropped, several of them: %s', (isMany, taken) => {
  const { names, place } = show(isMany);
  const dataTransfer = { types: ['Files'], files: [KITCHEN, HALL] };
  const over = createEvent.dragOver(place, { dataTransfer });
  fireEvent(place, over);
  expect([over.defaultPrevented, place.dataset.over]).toEqual([true, 'true']);
  fireEvent.drop(place, { dataTransfer });
  expect(names()).toEqual([taken]);
  expect(place.dataset.over).toBeUndefined();
});

test('a dragged text is no file, and a drag that leaves ends', () => {
  const { place } = show(true);
  const over = createEvent.dragOver(place, { dataTransfer: { types: ['text/plain'] } });
  fireEvent(place, over);
  expect([over.defaultPrevented, place.dataset.over]).toEqual([false, undefined]);
  fireEvent.dragOver(place, { dataTransfer: { types: ['Files'] } });
  fireEvent.dragLeave(place);
  expect(place.dataset.over).toBeUndefined();
});

test('a picture of the clipboard is pasted, other files are not', () => {
  const { names, place } = show(true);
  const paste = createEvent.paste(place, clipboard(KITCHEN, file('a.pdf', 'application/pdf')));
  fireEvent(place, paste);
  fireEvent.paste(place, clipboard());
  expect([paste.defaultPrevented, names()]).toEqual([true, [['kitchen.jpg']]]);
});

test('the library opens by its button, which is absent where the library is shown', async () => {
  const { library } = show(true);
  await userEvent.click(screen.getByText('Выбрать из загруженных'));
  expect(library).toHaveBeenCalledOnce();
  renderInPanel(<AddPhotos label="Другой" isMany onFiles={() => {}} />);
  expect(screen.getAllByText('Выбрать из загруженных')).toHaveLength(1);
});
