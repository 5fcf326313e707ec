import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { PriceListScreen } from './price-list-screen.tsx';
import { answerPlaces, FLAT, FLOORS } from './price-places.fixture.ts';

const ANSWERS = {
  ...answerPlaces(
    { title: 'Полы', prices: [{ title: 'Стяжка', price: '500 ₽' }] },
    { title: 'Комфорт', stages: [{ title: 'Черновой' }] },
  ),
  'PUT /api/draft': () => ({}),
  'GET /api/entry/blank?kind=services&slug=steny': () => ({ facts: {}, body: null }),
};

async function paste(text: string, answers: object = {}) {
  const rendered = renderInPanel(<PriceListScreen />, { answers: { ...ANSWERS, ...answers } });
  const box = await screen.findByLabelText('Прайс');
  await userEvent.click(box);
  await userEvent.paste(text);
  await userEvent.click(screen.getByText('Разобрать'));
  return rendered;
}
const row = (title: string) => within(screen.getByText(title, { selector: 'legend' }).parentElement as HTMLElement);
const place = (title: string) => row(title).getByLabelText<HTMLSelectElement>('Куда поставить');
const isTaken = (title: string) => screen.getByLabelText<HTMLInputElement>(`Взять: ${title}`).checked;
const button = () => screen.getByText('Сделать черновики').closest('button') as HTMLButtonElement;

test('a known line gets the new price, and other rows of its section go where they are sent', async () => {
  const { asked } = await paste('Полы\nСтяжка — 690 ₽/м²\nПлинтус — от 100 ₽/м\nСтены\nОбои — 450–600 ₽/м²\nКомиссия');
  row('Стяжка').getByText('Такая строка уже есть, цена сменится. Сейчас: 500 ₽.');
  screen.getByText('Не понято строк: 1', { selector: 'h2' });
  await userEvent.selectOptions(screen.getByLabelText('Весь раздел — куда: Полы'), 'Комфорт: Черновой');
  expect(place('Обои').value).toBe('');
  row('Плинтус').getByText('В смете цена точная: снимите «от».');
  expect(button().disabled).toBe(true);
  await userEvent.click(row('Плинтус').getByLabelText('от'));
  await userEvent.selectOptions(place('Стяжка'), 'Полы');
  await userEvent.click(button());
  await screen.findByText('Черновики готовы');
  const works = [{ title: 'Плинтус', unit: 'м', priceRub: 100 }];
  expect(asked).toMatchObject([
    { method: 'PUT', body: { file: FLOORS, facts: { prices: [{ title: 'Стяжка', price: '690 ₽/м²' }] } } },
    { method: 'PUT', body: { file: FLAT, facts: { stages: [{ title: 'Черновой', works }] } } },
  ]);
  expect(screen.getAllByLabelText(/^Взять: /)).toEqual([screen.getByLabelText('Взять: Обои')]);
});

test('an open row is unticked until it has a price, a unit and a place', async () => {
  await paste('Стены\nОбои — 450–600 ₽');
  expect(isTaken('Обои')).toBe(false);
  row('Обои').getByText(/^В прайсе вилка: выберите цену. Единица не указана.* Выберите, куда поставить.$/);
  screen.getByText('Отмечено: 0 строк из 1. Не войдут, пока нет ответа: 1.');
  await userEvent.click(row('Обои').getByText(/^от 450/));
  expect(row('Обои').getByLabelText<HTMLInputElement>('от').checked).toBe(true);
  await userEvent.click(row('Обои').getByText('600 ₽'));
  expect(row('Обои').getByLabelText<HTMLInputElement>('от').checked).toBe(false);
  await userEvent.type(row('Обои').getByLabelText('Единица'), 'м');
  expect(isTaken('Обои')).toBe(true);
  screen.getByText(/^Отмечено: .* Ждут ответа: 1\./);
  expect(button().disabled).toBe(true);
});

test('rows without a service make one that is named like their heading', async () => {
  const { asked } = await paste('Стены\nОбои — 450 ₽/м²');
  await userEvent.selectOptions(place('Обои'), 'Новая услуга с именем раздела');
  await userEvent.clear(row('Обои').getByLabelText('Цена, рублей'));
  row('Обои').getByText(/впишите её/);
  await userEvent.type(row('Обои').getByLabelText('Цена, рублей'), '5');
  await userEvent.type(row('Обои').getByLabelText('Название'), '!');
  await userEvent.click(button());
  await screen.findByText('Черновики готовы');
  const prices = [{ title: 'Обои!', price: '5 ₽/м²' }];
  expect(asked).toMatchObject([{ body: { file: 'services/steny.yaml', facts: { title: 'Стены', prices } } }]);
});

test('rows of an entry that was not stored stay with their corrections', async () => {
  const isFull = ({ file }: { file: string }) => (file === FLAT ? refusal(503, { message: 'Занято.' }) : {});
  await paste('Полы\nСтяжка — 690 ₽/м²\nПлинтус — 100 ₽/м', { 'PUT /api/draft': isFull });
  await userEvent.selectOptions(place('Плинтус'), 'Комфорт: на весь ремонт');
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Комфорт: Занято.');
  expect(screen.getAllByLabelText(/^Взять: /)).toHaveLength(1);
  expect(place('Плинтус').value).toBe(`${FLAT}#estimate`);
});

test('a table without headings of its columns keeps quantities, and words of a line that fit nowhere are shown', async () => {
  await paste('Название\tЕд.\tКол-во\tЦена\tПримечание\nСтяжка\tм²\t2,5\t690\tпо маякам');
  row('Стяжка').getByText('Количество в прайсе: 2,5');
  row('Стяжка').getByText('Не вошло: по маякам');
  screen.getByText('Пропущено заголовков таблицы: 1', { selector: 'h2' });
  screen.getByText('Без раздела', { selector: 'h2' });
});

test('a text without prices says so', async () => {
  await paste('просто слова');
  screen.getByText('Ни одной строки с ценой не нашлось.');
});
