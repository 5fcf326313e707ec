import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadCard } from '../../../contract/lead-card.fixture.ts';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import type { LeadCard, LeadList } from '../../../contract/leads.ts';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { LeadInbox } from './lead-inbox.tsx';

const COUNTS = { inbox: 2, work: 0, due: 0, trouble: 0, held: 0, over: 0, spam: 0, all: 9 };
const { clock, now } = leadSheet();
const page = (cards: readonly Partial<LeadCard>[], change: Partial<LeadList> = {}) => ({
  ...{ leads: cards.map(leadCard), next: null, counts: COUNTS, clock, now },
  ...change,
});

function show(
  list: (body: { readonly before?: number }) => unknown,
  { address = '/leads', opened = null as number | null } = {},
) {
  return renderInPanel(<LeadInbox opened={opened} />, {
    address,
    answers: {
      'POST /api/leads/list': list,
      'GET /api/leads/7': () => leadSheet({ number: 7, name: 'Олег', stage: 'in-work' }),
    },
  });
}

const plain = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');
const cards = () => screen.queryAllByRole('article').map((card) => plain(within(card).getAllByRole('link')[0]));

test('the list goes on from the last lead, and the address remembers how far', async () => {
  const { asked } = show(({ before }) =>
    before === undefined ? page([{ name: 'Ирина' }], { next: 1042 }) : page([{ number: 1041, name: '' }]),
  );
  await userEvent.click(await screen.findByText('Показать ещё'));
  await screen.findByText('Без имени');
  expect(asked.map(({ body }) => body)).toEqual([{}, { before: 1042 }]);
  expect(screen.queryByText('Показать ещё')).toBeNull();
  expect(document.title).toBe('(2) Заявки');
});

test('a card says who, what, when, what was asked and agreed, and leads to the lead with the filters', async () => {
  const held = { isHeld: true, suspicions: ['ссылка в имени'], repeatOf: 7, isUndelivered: true };
  const card = { contactBy: 'telegram', callTime: 'после 18:00', lastNote: 'замер в среду', ...held } as const;
  show(() => page([card]), { address: '/leads?show=held' });
  const words = plain(await screen.findByRole('article'));
  for (const part of ['Ирина', '№ 1042', 'Пакет «Комфорт»', 'после 18:00', 'Последняя заметка: замер в среду'])
    expect(words).toContain(part);
  for (const part of ['Подозрительно: ссылка в имени', 'повтор № 7', 'не доставлена']) expect(words).toContain(part);
  const links = within(screen.getByRole('article')).getAllByRole('link');
  // The number is the link of desks, the button that of phones.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/leads/1042?show=held',
    ...Array(2).fill('tel:+79001234567'),
  ]);
  expect(links.at(-1)?.getAttribute('aria-label')).toMatch(/^Набрать \+7/);
});

test('a card says what the visitor wrote until something is noted', async () => {
  show(() => page([{ comment: 'двушка, 54 м²' }, { number: 1043, comment: 'студия', lastNote: 'замер в среду' }]));
  const [first, second] = (await screen.findAllByRole('article')).map(plain);
  expect(first).toContain('Комментарий: «двушка, 54 м²»');
  expect(second).toContain('замер в среду');
  expect(second).not.toContain('студия');
});

test.each([
  ['/leads', 'Кто ведёт'],
  ['/leads?show=all', 'Этап и кто ведёт'],
])('rows at %s have names of their columns, which a screen reader finds in each row', async (address, state) => {
  const holder = { id: 'pavel', name: 'Павел', at: now };
  show(() => page([{ holder }]), { address });
  const row = plain(await screen.findByRole('article'));
  for (const part of ['Пришла ', 'Телефон+7', 'Ведёт Павел']) expect(row).toContain(part);
  for (const name of ['Кто и о чём', state]) expect(screen.getByText(name).closest('[aria-hidden]')).not.toBeNull();
});

test('cards next to an opened lead have no columns', async () => {
  show(() => page([{ name: 'Ирина' }]), { address: '/leads/7', opened: 7 });
  await screen.findByText('Ирина');
  expect(screen.queryByText('Кто ведёт')).toBeNull();
});

test('an opened lead that was taken keeps its place in the list, which says where it went', async () => {
  show(() => page([{ name: 'Ирина' }, { number: 5, name: 'Анна' }]), { address: '/leads/7', opened: 7 });
  await screen.findByText('Олег');
  expect(cards()).toEqual(['Ирина № 1042', 'Олег № 7', 'Анна № 5']);
  expect(screen.getByText('Олег').closest('a')?.getAttribute('aria-current')).toBe('true');
  screen.getByText('перешла в «В работе»');
});

test.each([
  [{ all: 0 }, '/leads', /Заявок ещё не было\. Они появятся/],
  [{}, '/leads', /Новых заявок нет/],
  [{ all: 0 }, '/leads?mine=1', /По этому запросу ничего нет/],
])('an empty list with %j at %s says why', async (counts, address, words) => {
  show(() => page([], { counts: { ...COUNTS, ...counts } }), { address });
  await screen.findByText(words);
});

test('a list that does not load says so', async () => {
  show(() => refusal(503, { message: 'База занята.' }));
  await screen.findByText('База занята.');
});
