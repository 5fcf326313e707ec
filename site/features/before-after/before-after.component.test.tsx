import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toPhotoView } from '../../pictures/photo.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { BeforeAfter } from './before-after.tsx';

const facts = { width: 1200, height: 800, color: '#d9d1c4', hash: '0123456789' };
const photo = (file: string) => toPhotoView({ photos: new Map([[file, facts]]) }, { file, alt: file });

test('the divider follows the slider, which says how much of the former picture is shown', () => {
  renderOnPage(<BeforeAfter before={photo('before.jpg')} after={photo('after.jpg')} label="Кухня" />);
  const slider = screen.getByRole('slider', { name: 'Сравнить до и после: Кухня' });
  const pair = slider.closest<HTMLElement>('[data-before-after]');
  expect(slider.getAttribute('aria-valuetext')).toBe('46 % картинки до ремонта');
  fireEvent.change(slider, { target: { value: '80' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('80 % картинки до ремонта');
  expect(pair?.style.getPropertyValue('--share')).toBe('80%');
});
