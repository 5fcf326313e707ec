import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, renderInForm } from '../fields/in-form.fixture.tsx';
import { showPictures } from './shown-picture.fixture.ts';

const ONE = { file: 'one.jpg', alt: 'Кухня', focus: '20% 30%' };
const LIBRARY = { photos: [{ name: 'three.jpg', usedIn: [] }], total: 1 };

function show() {
  return renderInForm(
    [field('снимок', { widget: 'photo', isRequired: true })],
    { снимок: ONE },
    {
      answers: {
        'POST /api/photos/one.jpg/crop': () => ({ name: 'one-2.jpg' }),
        [`GET /api/photos?search=&unused=false&page=1&first=${encodeURIComponent('works/one.yaml')}`]: () => LIBRARY,
      },
    },
  );
}
const open = (tool: string) => userEvent.click(screen.getByLabelText(`${tool}: снимок`));

async function crop() {
  showPictures();
  await open('Обрезать');
  await userEvent.click(await screen.findByText('Обрезать', { selector: '[role=dialog] button *' }));
  await screen.findByText('Снимок сменили');
}

test('a cropped photograph replaces its original without the main point, and the undo brings both back', async () => {
  const { facts } = show();
  await crop();
  expect(facts()?.снимок).toEqual({ file: 'one-2.jpg', alt: 'Кухня' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Вернуть'));
  await expect.poll(() => facts()?.снимок).toEqual(ONE);
});

test('an undo does not bring a photograph to a place that has changed since', async () => {
  const { facts } = show();
  await crop();
  await userEvent.click(screen.getByLabelText('Убрать: снимок'));
  await userEvent.click(screen.getByText('Вернуть'));
  await screen.findByText(/^Снимки переставили/);
  expect(facts()?.снимок).toBeUndefined();
});

test('a chosen main point changes nothing else and needs no undo', async () => {
  const { facts } = show();
  await open('Главная точка');
  (await screen.findByLabelText(/^Главная точка: 20 % слева/)).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.click(screen.getByText('Готово'));
  expect(facts()?.снимок).toEqual({ ...ONE, focus: '18% 30%' });
  expect(screen.queryByText('Снимок сменили')).toBeNull();
});

test('a photograph of the library replaces the former, whose main point is not its own', async () => {
  const { facts } = show();
  await open('Заменить');
  screen.getByRole('dialog', { name: 'Заменить снимок' });
  await userEvent.click(await screen.findByText('three.jpg'));
  expect(facts()?.снимок).toEqual({ file: 'three.jpg', alt: 'Кухня' });
  await userEvent.click(screen.getByText('Вернуть прежний снимок'));
  expect(facts()?.снимок).toEqual(ONE);
  await userEvent.click(screen.getByText('Оставить прежний'));
  expect(screen.queryByText('Снимок сменили')).toBeNull();
});
