import { expect, test } from 'vitest';
import { OFFERS, offerOf } from './offers.ts';

test.each([
  ['available', true, 'Записаться на просмотр'],
  ['available', false, 'Посмотреть такую же'],
  ['reserved', false, 'Встать в очередь'],
  ['sold', true, 'Сообщить о похожей'],
] as const)('the page of a flat with the status %s (house finished: %s) offers «%s»', (status, isReady, words) => {
  expect(OFFERS[offerOf(status, isReady)].label.replaceAll('\u00a0', ' ')).toBe(words);
});
