import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CompanyStep, OwnCompany } from '../../contract/own-company.ts';
import { field } from '../fields/in-form.fixture.tsx';
import { refusal, renderInPanel } from '../in-panel.fixture.tsx';
import { SetUp } from './set-up.tsx';

const SAVED = { issues: [], proposed: {} };
const FAULT = { file: '', path: ['phone'], message: 'Впишите телефон.' };

function stepOf(key: string, name: string, isDone: boolean, facts: object = {}): CompanyStep {
  const form = field('', { widget: 'group', title: `Шаг «${key}»`, fields: [field(name, {})] });
  return { key, form, facts: { [name]: 'да', ...facts }, proposed: {}, isDone } as CompanyStep;
}
const STEPS = [stepOf('name', 'brand', true), stepOf('contacts', 'phone', false), stepOf('documents', 'email', false)];

function show(address: string, answers: Record<string, (body: never) => unknown> = {}, steps = STEPS) {
  const state: OwnCompany = { isDemo: true, isBegun: true, steps, hasLogo: false };
  return renderInPanel(<SetUp steps={steps} hasLogo={false} />, {
    address,
    answers: {
      'GET /api/own-company': () => state,
      'POST /api/own-company/preview': () => ({ token: 't', pages: [] }),
      ...Object.fromEntries(steps.map(({ key }) => [`PUT /api/own-company/steps/${key}`, () => SAVED])),
      ...answers,
    },
  });
}
const press = (name: string) => userEvent.click(screen.getByText(name).closest('button') as HTMLElement);
const title = () => screen.getByRole('heading', { level: 2 });
const current = () => document.querySelector('[aria-current=step]')?.textContent;

test.each([
  ['/', 'Шаг «contacts»', 'Шаг 2 из 3'],
  ['/?step=name', 'Шаг «name»', 'Шаг 1 из 3'],
  ['/?step=unknown', 'Шаг «contacts»', 'Шаг 2 из 3'],
])('at %s the set-up opens %s without taking the focus', (address, step, place) => {
  show(address);
  expect(title().textContent).toBe(step);
  screen.getByText(place);
  expect(document.activeElement).toBe(document.body);
});

test('a step without mistakes is saved and followed by the next one, whose title takes the focus', async () => {
  const { asked } = show('/?step=name');
  expect(screen.queryByText('Назад')).toBeNull();
  await userEvent.type(screen.getByLabelText('brand'), '!');
  await press('Дальше');
  await expect.poll(() => title().textContent).toBe('Шаг «contacts»');
  expect(document.activeElement).toBe(title());
  expect(current()).toContain('Шаг «contacts»');
  const puts = asked.filter(({ method }) => method === 'PUT');
  expect(puts[0]).toMatchObject({ path: '/api/own-company/steps/name', body: { facts: { brand: 'да!' } } });
  await press('Назад');
  await expect.poll(() => title().textContent).toBe('Шаг «name»');
});

test('a mistake keeps the step open and takes the focus at its field, where it is said until it is corrected', async () => {
  const answers = [{ ...SAVED, issues: [FAULT] }, SAVED];
  show('/?step=contacts', { 'PUT /api/own-company/steps/contacts': () => answers.shift() });
  await press('Дальше');
  await screen.findByText('Впишите телефон.');
  expect(title().textContent).toBe('Шаг «contacts»');
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('phone'));
  await userEvent.keyboard('1');
  await expect.poll(() => screen.queryByText('Впишите телефон.')).toBeNull();
});

test('mistakes are not said while the fields are being filled in', async () => {
  const answers = { 'PUT /api/own-company/steps/contacts': () => ({ ...SAVED, issues: [FAULT] }) };
  const { asked } = show('/?step=contacts', answers);
  await userEvent.type(screen.getByLabelText('phone'), '1');
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByText('Впишите телефон.')).toBeNull();
});

test('colours say at once what is wrong, and the nearest shade is offered', async () => {
  const facts = { action: '#ffff00', accent: '#1d4ed8' };
  const issues = [{ file: '', path: ['action'], message: 'Слишком светлый.' }];
  const look = stepOf('look', 'action', false, facts);
  const { asked } = show('/', { 'PUT /api/own-company/steps/look': () => ({ ...SAVED, issues }) }, [look]);
  screen.getByText('Знак');
  await press(screen.getByText(/^Взять для цвета кнопок ближайший/).textContent);
  await screen.findByText('Слишком светлый.');
  expect(asked[0]?.body).not.toMatchObject({ facts: { action: '#ffff00' } });
  expect(screen.queryByText(/^Взять для цвета кнопок/)).toBeNull();
});

test('the last step makes the site once it has no mistakes', async () => {
  const { asked } = show('/?step=documents', { 'POST /api/own-company/finish': () => ({ formerFolder: null }) });
  screen.getByText(/^Шесть документов будут заполнены/);
  await press('Готово, сделать сайт');
  await expect.poll(() => asked.at(-1)?.path).toBe('/api/own-company/finish');
  expect(screen.queryByText('Дальше')).toBeNull();
});

test('a refused site says why and opens the step that is not done', async () => {
  const message = 'Шаг «Контакты» не заполнен.';
  show('/?step=documents', { 'POST /api/own-company/finish': () => refusal(422, { message, step: 'contacts' }) });
  await press('Готово, сделать сайт');
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await press('Открыть этот шаг');
  await expect.poll(() => title().textContent).toBe('Шаг «contacts»');
});

test('any step can be opened, and what is typed is saved first', async () => {
  const { asked } = show('/?step=name');
  await userEvent.type(screen.getByLabelText('brand'), '?');
  await userEvent.click(screen.getByTitle('Шаг «documents»'));
  await expect.poll(() => title().textContent).toBe('Шаг «documents»');
  expect(asked[0]).toMatchObject({ path: '/api/own-company/steps/name', body: { facts: { brand: 'да?' } } });
});

test('a step that cannot be saved can be left all the same', async () => {
  show('/?step=name', { 'PUT /api/own-company/steps/name': () => refusal(503, { message: 'Занято.' }) });
  await userEvent.click(screen.getByTitle('Шаг «contacts»'));
  await expect.poll(() => title().textContent).toBe('Шаг «contacts»');
});

test('a saved answer makes the site again in the preview', async () => {
  const { asked } = show('/?step=name');
  const previews = () => asked.filter(({ path }) => path.endsWith('/preview')).length;
  await press('Посмотреть сайт');
  await screen.findByText('Так будет выглядеть ваш сайт');
  const before = previews();
  await userEvent.type(screen.getByLabelText('brand'), '!');
  await expect.poll(previews).toBe(before + 1);
});
