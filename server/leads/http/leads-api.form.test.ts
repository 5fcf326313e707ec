import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { goodForm } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

test('a form post redirects to the thank-you page', async () => {
  await using leads = await startLeads();
  const answer = await leads.postForm({ ...goodForm, key: '', answers: '{"area":64,"extras":["a","b"]}' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/thankyou?n=1001');
  expect(leads.rows('SELECT answers FROM leads')).toEqual([{ answers: '{"area":64,"extras":["a","b"]}' }]);
});

test('a form post with an invalid field returns the form with the answers', async () => {
  await using leads = await startLeads();
  const answer = await leads.postForm({
    ...goodForm,
    phone: '12',
    name: '"><script>x</script>',
    comment: '\n<b>Дом</b>',
    subject: 'kitchen',
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'/);
  expect(html).toContain('<title>Ошибка: ');
  expect(html).toContain('<a href="#phone">Не хватает 8 цифр: после +7 нужно десять</a>');
  expect(html).toMatch(/id="errors"[^>]*tabindex="-1" autofocus/);
  expect(html).toContain('value="12" aria-invalid="true" aria-describedby="phone-error"');
  expect(html).toContain('name="subject" value="kitchen"');
  expect(html).toContain('&lt;b&gt;Дом&lt;/b&gt;');
  expect(html).not.toContain('<script');
  expect(html).toMatch(/name="consent" value="yes" checked/);
  expect(html).toMatch(/name="key" value="[\w-]{36}"/);
});

test('the returned form keeps the call time and the contact channel and offers a call as soon as possible', async () => {
  await using leads = await startLeads();
  const wishes = { callTime: 'завтра с 9 до 12 <b>', contactBy: 'max' };
  const html = await leads.postForm({ ...goodForm, ...wishes, phone: '12' }).then((answer) => answer.text());
  expect(html).toContain('selected>завтра с 9 до 12 &lt;b&gt;</option>');
  expect(html).toContain('<option value="">Как можно скорее</option>');
  expect(html).toContain('<option value="max" selected>Напишите в MAX</option>');
  expect(html).toContain('<option value="call">Позвоните</option>');
  expect(html.match(/name="(callTime|contactBy)"/g)).toHaveLength(2);
  const foreign = await leads.postForm({ ...goodForm, contactBy: 'constructor', phone: '12' });
  expect(await foreign.text()).not.toContain('function');
});

const frame = {
  beforeTitle: '<!doctype html><html lang="ru"><head>',
  head: '<style>a{color:red}</style>',
  beforeMain: '</head><body><header>Шапка</header><main id="main">',
  afterMain: '</main><footer>Подвал</footer></body></html>',
  css: 'a{color:red}',
};

test('the returned form is a page of the site and shows the subject of the lead', async () => {
  await using leads = await startLeads({ frame: () => frame });
  const offer = { kind: 'package', titleShown: '«Комфорт» <64 м²>', priceShown: '1 482 000 ₽' };
  const answer = await leads.postForm({ ...goodForm, ...offer, phone: '12' });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toMatch(
    /<title>Ошибка: [\s\S]*<header>Шапка<\/header><main id="main">[\s\S]*<form[\s\S]*<\/main><footer>Подвал/,
  );
  expect(html).toContain('О чём: пакет ремонта — «Комфорт» &lt;64 м²&gt; — 1 482 000 ₽');
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const [, css = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  expect(policy).not.toMatch(/unsafe|script-src/);
});

test('fields filled in by the page survive a failed validation: attribution, answers, page and title', async () => {
  await using leads = await startLeads();
  const filled = {
    kind: 'calculator',
    subject: 'komfort',
    titleShown: 'Комфорт',
    priceShown: '1 482 000 ₽',
    page: '/remont/komfort',
    answers: '{"Площадь":"64 м²"}',
    attribution: '{"first":{"utm_source":"yandex","landing":"/"}}',
  };
  const html = await (await leads.postForm({ ...goodForm, ...filled, phone: '12' })).text();
  const hidden = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')] as const,
  );
  const again = { ...Object.fromEntries(hidden), name: 'Анна', phone: goodForm.phone ?? '', consent: 'yes' };
  expect((await leads.postForm(again)).status).toBe(303);
  expect(leads.rows('SELECT kind, subject, title_shown, price_shown, page, answers, attribution FROM leads')).toEqual([
    {
      kind: filled.kind,
      subject: filled.subject,
      title_shown: filled.titleShown,
      price_shown: filled.priceShown,
      page: filled.page,
      answers: filled.answers,
      attribution: filled.attribution,
    },
  ]);
});

test('the viewing time of a flat survives a failed validation and is stored among the answers', async () => {
  await using leads = await startLeads();
  const viewing = 'суббота, 21 ноября, 12:00';
  const html = await (await leads.postForm({ ...goodForm, viewing, phone: '12' })).text();
  expect(html).toContain(`name="viewing" value="${viewing}"`);
  expect((await leads.postForm({ ...goodForm, key: '', viewing, answers: '{"Площадь":"64 м²"}' })).status).toBe(303);
  expect((await leads.postForm({ ...goodForm, key: '', viewing: '' })).status).toBe(303);
  expect(leads.rows('SELECT answers FROM leads ORDER BY number')).toEqual([
    { answers: `{"Площадь":"64 м²","Когда показать":"${viewing}"}` },
    { answers: null },
  ]);
});
