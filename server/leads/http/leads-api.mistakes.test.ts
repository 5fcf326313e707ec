import { expect, test } from 'vitest';
import { goodBody } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

test.each([
  ['no phone', { phone: '' }, { phone: 'Укажите телефон, иначе не сможем перезвонить' }],
  ['an absent phone', { phone: undefined }, { phone: 'Укажите телефон, иначе не сможем перезвонить' }],
  ['a short phone', { phone: '+7 (900) 123-4' }, { phone: 'Не хватает 3 цифр: после +7 нужно десять' }],
  ['a phone without one digit', { phone: '900123456' }, { phone: 'Не хватает 1 цифры: после +7 нужно десять' }],
  [
    'a foreign phone',
    { phone: '+375 29 123-45-67' },
    { phone: 'Звоним на номера России. Для другой страны напишите нам' },
  ],
  [
    'a short foreign phone',
    { phone: '+375 29 123-4' },
    { phone: 'Звоним на номера России. Для другой страны напишите нам' },
  ],
  ['no consent', { consent: false }, { consent: 'Без согласия мы не вправе сохранить номер' }],
  [
    'a version nobody published',
    { consentVersion: '1999-01-01' },
    { consent: 'Текст согласия обновился. Прочитайте его и отметьте ещё раз' },
  ],
  [
    'the consent of another purpose',
    { kind: 'vacancy' },
    { consent: 'Текст согласия обновился. Прочитайте его и отметьте ещё раз' },
  ],
  [
    'a long name',
    { name: 'я'.repeat(101) },
    { name: 'Имя длиннее 100 знаков. Сократите, остальное расскажете по телефону' },
  ],
])('%s gives an explanatory error message', async (_name, change, errors) => {
  await using leads = await startLeads();
  const answer = await leads.postJson({ ...goodBody, ...change });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ errors });
  expect(leads.rows('SELECT * FROM leads')).toEqual([]);
});

test('all errors are reported at once', async () => {
  await using leads = await startLeads();
  const answer = await leads.postJson({ kind: 'callback', name: 'я'.repeat(101) });
  expect(Object.keys(((await answer.json()) as { errors: object }).errors).sort()).toEqual([
    'consent',
    'name',
    'phone',
  ]);
});

test('invalid hidden fields never refuse a lead', async () => {
  await using leads = await startLeads();
  const answer = await leads.postJson({
    ...goodBody,
    page: 'https://evil.example/',
    subject: 'я'.repeat(5000),
    titleShown: 7,
    attribution: [1],
  });
  expect(answer.status).toBe(201);
  expect(leads.rows('SELECT page, length(subject) AS subject, title_shown, attribution FROM leads')).toEqual([
    { page: '', subject: 500, title_shown: '', attribution: null },
  ]);
});
