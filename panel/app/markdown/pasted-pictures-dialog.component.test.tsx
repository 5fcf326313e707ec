import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EditedEntryContext } from '../fields/edited-entry.ts';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { answerUploads, photoFile } from '../media/upload-server.fixture.ts';
import type { PastedPicture } from './pasted-pictures.ts';
import { PastedPicturesDialog } from './pasted-pictures-dialog.tsx';

const ENTRY = { file: 'works/one.yaml', kind: 'works', slug: 'one' } as const;
const picture = (name: string, alt: string): PastedPicture => ({
  ...{ src: `clipboard:${name}`, alt, source: { name, open: async () => photoFile(name) } },
});
const PICTURES = [picture('Картинка 1', 'Кухня'), picture('Картинка 2', '')];

type Body = { readonly upload: string };
const accept = ({ upload }: Body): unknown => ({ name: `${upload}.jpg`, width: 1800, height: 1200, color: '#aaaaaa' });

function show(pictures = PICTURES, { hasText = true, settle = accept } = {}) {
  const done = vi.fn();
  const { asked } = renderInPanel(
    <EditedEntryContext value={ENTRY}>
      <PastedPicturesDialog pictures={pictures} hasText={hasText} onDone={done} />
    </EditedEntryContext>,
    { answers: { 'POST /api/photos': settle } },
  );
  return { asked, placed: () => done.mock.calls.map(([map]) => [...map]) };
}
const words = () => screen.findAllByLabelText<HTMLInputElement>(/^Что на снимке/);
const insert = () => screen.getByText('Вставить').closest('button') as HTMLButtonElement;

test('each picture is uploaded once and inserted with its words, which all of them need', async () => {
  answerUploads();
  const { asked, placed } = show();
  await expect.poll(async () => (await words()).map(({ value }) => value)).toEqual(['Кухня', '']);
  expect(insert().disabled).toBe(true);
  const [, second] = await words();
  await userEvent.type(second as HTMLElement, ' ');
  expect(insert().disabled).toBe(true);
  await userEvent.type(second as HTMLElement, 'я');
  await userEvent.click(insert());
  expect(placed()).toEqual([
    [
      ['clipboard:Картинка 1', { file: 'u1.jpg', alt: 'Кухня' }],
      ['clipboard:Картинка 2', { file: 'u2.jpg', alt: ' я' }],
    ],
  ]);
  expect(asked.map(({ body }) => body)).toEqual([
    { upload: 'u1', prefix: 'one' },
    { upload: 'u2', prefix: 'one' },
  ]);
});

test('a picture can be left out, all of them too', async () => {
  answerUploads();
  const { placed } = show();
  await expect.poll(async () => (await words()).length).toBe(2);
  const leaveOut = async () => userEvent.click(screen.getAllByText('Не вставлять').at(-1) as HTMLElement);
  await leaveOut();
  expect((await words()).map(({ value }) => value)).toEqual(['Кухня']);
  expect(insert().disabled).toBe(false);
  await leaveOut();
  screen.getByText('Картинок не осталось.');
  expect(insert().disabled).toBe(true);
  await userEvent.click(screen.getByText('Вставить без картинок'));
  expect(placed()).toEqual([[]]);
});

test('while a picture is on its way the others wait for it', async () => {
  const { promise, resolve: settle } = Promise.withResolvers<void>();
  answerUploads();
  show([PICTURES[0] as PastedPicture, picture('Картинка 2', 'Зал')], {
    settle: async (body) => (body.upload === 'u2' ? promise.then(() => accept(body)) : accept(body)),
  });
  expect(await words()).toHaveLength(1);
  expect(insert().disabled).toBe(true);
  settle();
  await expect.poll(() => insert().disabled).toBe(false);
});

test('a refused picture says why and does not hold the others', async () => {
  answerUploads();
  show(PICTURES, {
    settle: (body) => (body.upload === 'u2' ? refusal(422, { message: 'Повреждена.' }) : accept(body)),
  });
  expect((await screen.findByRole('alert')).textContent).toBe('Повреждена.');
  expect(insert().disabled).toBe(false);
});

test('a paste of pictures alone is called off, by the cross too', async () => {
  answerUploads();
  const { placed } = show(PICTURES, { hasText: false });
  await userEvent.click(screen.getByText('Отменить'));
  await userEvent.click(within(screen.getByRole('dialog')).getByLabelText('Закрыть'));
  expect(placed()).toEqual([[], []]);
});
