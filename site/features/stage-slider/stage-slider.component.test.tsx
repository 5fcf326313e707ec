import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPhotoView } from '../../pictures/photo.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { StageSlider } from './stage-slider.tsx';

const facts = { width: 1200, height: 800, color: '#d9d1c4', hash: '0123456789' };
const photo = (file: string) => toPhotoView({ photos: new Map([[file, facts]]) }, { file, alt: file });
const STAGES = [
  { day: 1, title: 'Демонтаж', text: '', paid: '100 000 ₽', photo: photo('a.jpg') },
  { day: 30, title: 'Стены', text: '', paid: '500 000 ₽', photo: photo('b.jpg') },
  { day: 60, title: 'Готово', text: '', paid: '900 000 ₽', photo: photo('c.jpg') },
];

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'День ремонта' });
const words = () => slider().getAttribute('aria-valuetext');
const shown = () => screen.getAllByRole('listitem').map((stage) => stage.hasAttribute('data-on'));
const move = (day: number) => fireEvent.input(slider(), { target: { value: String(day) } });

test('the slider begins with the finished room and says day, stage and sum', () => {
  renderOnPage(<StageSlider stages={STAGES} days={60} />);
  expect(words()).toBe('день 60 из 60, готово, оплачено 900 000 ₽');
  expect(shown()).toEqual([false, false, true]);
});

test('keys step to the next stage, and a finger moves to the nearest one', () => {
  renderOnPage(<StageSlider stages={STAGES} days={60} />);
  move(59);
  expect(words()).toBe('день 30 из 60, стены, оплачено 500 000 ₽');
  expect(shown()).toEqual([false, true, false]);
  fireEvent.pointerDown(slider());
  move(31);
  expect(words()).toMatch(/^день 30/);
  move(3);
  expect(words()).toMatch(/^день 1 /);
  fireEvent.pointerUp(slider());
  move(2);
  expect(words()).toMatch(/^день 30/);
});
