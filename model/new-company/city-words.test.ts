import { expect, test } from 'vitest';
import { cityWords } from './city-words.ts';

test.each([
  ['Тверь', 'Твери'],
  ['Москва', 'Москве'],
  ['Екатеринбург', 'Екатеринбурге'],
  ['Нижний Новгород', 'Нижнем Новгороде'],
  ['Великий Новгород', 'Великом Новгороде'],
  ['Набережные Челны', 'Набережных Челнах'],
  ['Старый Оскол', 'Старом Осколе'],
  ['Чебоксары', 'Чебоксарах'],
  ['Великие Луки', 'Великих Луках'],
  ['Йошкар-Ола', 'Йошкар-Оле'],
  ['Ростов-на-Дону', 'Ростове-на-Дону'],
  ['Грозный', 'Грозном'],
  ['Иваново', 'Иваново'],
  ['Сочи', 'Сочи'],
])('%s is declined as in «в %s»', (city, cityIn) => {
  expect(cityWords(city).cityIn).toBe(cityIn);
});

test('the region and the time zone of a known city are proposed, and those of an unknown one are not', () => {
  expect(cityWords('Омск')).toEqual({ cityIn: 'Омске', region: 'Омская область', utcOffsetHours: 6 });
  expect(cityWords('Кимры')).toEqual({ cityIn: 'Кимрах' });
});
