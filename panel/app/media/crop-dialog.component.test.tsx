import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { showPictures } from './shown-picture.fixture.ts';

const CROP = 'POST /api/photos/my%20flat.jpg/crop';
const WHOLE = { x: 0, y: 0, width: 1, height: 1, turn: 0 };
const HALF = expect.closeTo(0.5);
const TURNED = { x: expect.closeTo(0.25), y: expect.closeTo(0.25), width: HALF, height: HALF, turn: 90 };
const SQUARE = { x: 0.25, y: 0, width: 0.5, height: 1, turn: 0 };

function show(answer: () => unknown = () => ({ name: 'my-flat-2.jpg' })) {
  const cut = vi.fn();
  showPictures();
  const { asked } = renderInPanel(<CropDialog file="my flat.jpg" onCut={cut} />, { answers: { [CROP]: answer } });
  return { cut, asked };
}
const button = () => screen.getByText('Обрезать').closest('button') as HTMLButtonElement;
const press = (name: string) => userEvent.click(screen.getByText(name));
const keys = async (label: string, pressed: string) => {
  screen.getByLabelText(label).focus();
  await userEvent.keyboard(pressed);
};

test.each<[string, () => Promise<void>, object]>([
  ['nothing', async () => {}, WHOLE],
  ['the square shape', () => press('1 : 1'), SQUARE],
  [
    'its own shape again',
    async () => {
      await press('1 : 1');
      await press('Как есть');
    },
    WHOLE,
  ],
  ['the greatest zoom', () => keys('Крупнее', '{End}'), { x: 0.375, y: 0.375, width: 0.25, height: 0.25, turn: 0 }],
  ['a turn', () => press('Повернуть'), TURNED],
  [
    'four turns',
    async () => {
      for (let turn = 0; turn < 4; turn += 1) await press('Повернуть');
    },
    WHOLE,
  ],
  [
    'a frame moved by the keyboard',
    async () => {
      await press('1 : 1');
      await keys('Рамка: двигайте стрелками', '{ArrowRight}{ArrowRight}{ArrowRight}');
    },
    { ...SQUARE, x: 0.245 },
  ],
])('the crop after %s is sent in parts of the picture', async (_, act, body) => {
  const { asked, cut } = show();
  await act();
  await userEvent.click(button());
  await expect.poll(() => cut.mock.calls).toEqual([['my-flat-2.jpg']]);
  expect(asked.map((one) => one.body)).toEqual([body]);
});

test('a picture that has not come cannot be cut', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  onTestFinished(() => complete.mockRestore());
  renderInPanel(<CropDialog file="one.jpg" onCut={() => {}} />);
  expect(button().disabled).toBe(true);
});

test('a refused crop says why, and the dialog stays', async () => {
  const { cut } = show(() => refusal(422, { message: 'Слишком мелко.' }));
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe('Слишком мелко.');
  expect(cut).not.toHaveBeenCalled();
});
