import { expect, test } from 'vitest';
import type { Photo } from '../fields/fields.ts';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';

const demo = new AdvisedDemo();

function onCover(change: Partial<Photo>, picturesAreRenderings?: string): string[] {
  const cover = { file: 'kuhnya-na-minskoy.jpg', ...change };
  const { picturesAreRenderings: _, ...company } = demo.written.company;
  const found = demo.advice({
    works: demo.firstOf('works', { cover }),
    company: { ...company, ...(picturesAreRenderings ? { picturesAreRenderings } : {}) },
  });
  return found.map(({ message }) => message).filter((message) => !message.startsWith('Латиницей'));
}

test.each([
  ['kuhnya-na-minskoy.jpg', /имя файла/],
  ['Kuhnya na minskoy', /имя файла/],
  ['IMG_2041.JPG', /имя файла/],
  ['Фото кухни', /^Уберите «Фото»/],
  ['Изображение: кухня', /^Уберите «Изображение»/],
  ['Картинка кухни', /^Уберите «Картинка»/],
])('the alt text «%s» gets advice because it does not describe the picture', (alt, expected) => {
  expect(onCover({ alt })).toEqual([expect.stringMatching(expected)]);
});

test('a descriptive alt text and a decorative picture get no advice', () => {
  expect(onCover({ alt: 'Кухня с фотообоями на Минской' }, 'Нарисовано')).toEqual([]);
  expect(onCover({ alt: 'Фотообои во всю стену' })).toEqual([]);
  expect(onCover({ isDecoration: true })).toEqual([]);
});

test('a rendering gets advice when its alt text or caption calls it a photograph', () => {
  const alt = 'Кухня, фотография с окна';
  expect(onCover({ alt })).toEqual([]);
  const expected = [expect.stringContaining('нарисована, а названа словом «фотография»')];
  expect(onCover({ alt, isRendering: true })).toEqual(expected);
  expect(onCover({ alt }, 'Нарисовано')).toEqual(expected);
  expect(onCover({ alt: 'Кухня', caption: 'Фото с окна' }, 'Нарисовано')).toHaveLength(1);
  expect(onCover({ alt: 'Кухня', caption: 'Снимите стену: фото пригодится' }, 'Нарисовано')).toEqual([]);
});
