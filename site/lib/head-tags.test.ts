import { expect, test } from 'vitest';
import { headTags } from './head-tags.ts';

const head = { title: 'Главная', description: 'О ремонте', canonical: '/', image: '/media/a-og.jpg' };
const named = (name: string, tags: ReturnType<typeof headTags>) =>
  tags.filter(({ attributes }) => attributes.name === name).map(({ attributes }) => attributes.content);

test('the owner is known to Yandex by the code in the content, and without one nothing is said', () => {
  expect(named('yandex-verification', headTags({ ...head, yandexVerification: 'ab12' }, 'https://a.ru'))).toEqual([
    'ab12',
  ]);
  expect(named('yandex-verification', headTags(head, 'https://a.ru'))).toEqual([]);
});
