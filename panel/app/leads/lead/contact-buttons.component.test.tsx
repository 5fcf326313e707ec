import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadSheet } from '../../../contract/lead-sheet.fixture.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import type { Role } from '../../../contract/roles.ts';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { ContactButtons } from './contact-buttons.tsx';

const MESSAGES = [
  { title: 'Знакомство', text: 'Здравствуйте, Ирина!' },
  { title: 'Замер', text: 'Когда замер & ключи?' },
];

function show(card: Partial<LeadCard> = {}, role: Role = 'admin') {
  const user = userEvent.setup();
  renderInPanel(<ContactButtons sheet={leadSheet(card, { messages: MESSAGES })} />, { role });
  return user;
}

const targets = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a call, and the messenger that the person asks for before the other one', () => {
  show({ contactBy: 'telegram', callTime: 'после 18:00' });
  expect(targets(document.body)).toEqual([
    'tel:+79001234567',
    'https://t.me/+79001234567',
    'https://wa.me/79001234567',
  ]);
  screen.getByText(/^Просит: .*, после 18:00$/);
});

test('a messenger without links by phone is explained', () => {
  show({ contactBy: 'max' });
  screen.getByText(/скопируйте номер и найдите по нему/);
});

test('the number is copied as the telephone dials it', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Копировать' }));
  expect(await navigator.clipboard.readText()).toBe('+79001234567');
  screen.getByRole('button', { name: 'Скопировано' });
});

test('a chosen and changed ready message goes into each chat, the SMS and the clipboard', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Написать', expanded: false }));
  const part = screen.getByRole('region', { name: 'Написать' });
  await user.selectOptions(within(part).getByLabelText('Готовое сообщение'), 'Замер');
  await user.type(within(part).getByLabelText('Текст сообщения'), ' Да?');
  const text = encodeURIComponent('Когда замер & ключи? Да?');
  expect(targets(part).slice(0, 3)).toEqual([
    `https://wa.me/79001234567?text=${text}`,
    `https://t.me/+79001234567?text=${text}`,
    `sms:+79001234567?&body=${text}`,
  ]);
  await user.click(within(part).getByRole('button', { name: 'Скопировать текст' }));
  expect(await navigator.clipboard.readText()).toBe('Когда замер & ключи? Да?');
});

test.each<[Role, number]>([
  ['manager', 0],
  ['admin', 1],
])('for the role %s, %i links lead to the ready messages', async (role, count) => {
  const user = show({}, role);
  await user.click(screen.getByRole('button', { name: 'Написать' }));
  expect(screen.queryAllByRole('link', { name: 'Изменить готовые сообщения' })).toHaveLength(count);
});
