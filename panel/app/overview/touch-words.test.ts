import { expect, test } from 'vitest';
import { touchWords } from './touch-words.ts';

const formatTouch = (touch: Partial<Parameters<typeof touchWords>[0]>) =>
  touchWords({ promisedMinutes: 15, inTime: 0, late: 0, waiting: 0, medianMinutes: null, ...touch }).map((words) =>
    words.replaceAll('\u00a0', ' '),
  );

test('the promise is shown with its results', () => {
  expect(formatTouch({ inTime: 3, late: 1, waiting: 2, medianMinutes: 6.4 })).toEqual([
    'Сайт обещает перезвонить за 15 минут.',
    'Вовремя ответили на 3 из 4 заявок: 75 %.',
    'Пришедшая в рабочее время заявка обычно ждёт ответа 6 минут.',
  ]);
});

test('no figures are shown without leads, and no promise is named without one', () => {
  expect(formatTouch({})).toEqual(['Сайт обещает перезвонить за 15 минут.', 'Пока считать нечего.']);
  expect(formatTouch({ promisedMinutes: null, inTime: 1, medianMinutes: 0.2 })).toEqual([
    'Вовремя ответили на 1 из 1 заявки: 100 %.',
    'Пришедшая в рабочее время заявка обычно ждёт ответа минуту.',
  ]);
});

test('a time longer than the promise is no praise, and one of days is said in days', () => {
  expect(formatTouch({ late: 1, medianMinutes: 16.5 * 24 * 60 })).toContain(
    'Пришедшая в рабочее время заявка обычно ждёт ответа 16 дней, дольше обещанного.',
  );
});
