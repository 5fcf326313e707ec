import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameWord, wordsOf } from './address-words.ts';
import { pageMatcher } from './match-pages.ts';
import { readOldPages } from './old-pages.ts';

const page = (path: string, title = '', description = '', queries: readonly string[] = []) => ({
  path,
  queries,
  title,
  description,
});

test('a sitemap gives its pages without pictures; an index of sitemaps gives their addresses', () => {
  const sitemap = `<?xml version="1.0"?><urlset xmlns:image="x"><url><loc>https://old.example/uslugi/</loc>
    <image:image><image:loc>https://old.example/a.jpg</image:loc></image:image></url>
    <url><loc> https://old.example/index.php?ID=5&amp;a=1 </loc></url></urlset>`;
  expect(readOldPages(sitemap).pages).toEqual([page('/uslugi'), page('/index.php', '', '', ['?ID=5&a=1'])]);
  const index = '<sitemapindex><sitemap><loc>https://old.example/pages.xml</loc></sitemap></sitemapindex>';
  expect(readOldPages(index)).toMatchObject({ pages: [], sitemaps: ['https://old.example/pages.xml'] });
});

test('an export of WordPress gives titles, and its attachments are no pages', () => {
  const item = (title: string, link: string, type: string) =>
    `<item><title><![CDATA[${title}]]></title><link>${link}</link><wp:post_type><![CDATA[${type}]]></wp:post_type></item>`;
  const text = `<?xml version="1.0"?><rss><channel><title>Сайт</title><link>https://old.example</link>
    ${item('Полы & стены', 'https://old.example/poly/', 'page')}${item('a', 'https://old.example/a/', 'attachment')}</channel></rss>`;
  expect(readOldPages(text).pages).toEqual([page('/poly', 'Полы & стены')]);
});

test('tables with and without a header give addresses, titles and descriptions', () => {
  const csv = 'ID;URL;SEO title;Description\n1;https://old.example/poly;"Полы; стяжка";Делаем полы\n2;;Пусто;';
  expect(readOldPages(csv)).toMatchObject({
    pages: [page('/poly', 'Полы; стяжка', 'Делаем полы')],
    unread: ['2 |  | Пусто | '],
  });
  expect(readOldPages('/poly\tПолы\n/steny\tСтены\tРовные').pages).toEqual([
    page('/poly', 'Полы'),
    page('/steny', 'Стены', 'Ровные'),
  ]);
});

test('addresses that differ by host, slash, anchor or query are one page, decoded', () => {
  const text = `http://old.example/poly/\nhttps://www.old.example/poly#top\nold.example/poly?utm=1
/%D0%BE-%D0%BD%D0%B0%D1%81\n/?p=12\n/bad%2\nпросто слова`;
  expect(readOldPages(text)).toEqual({
    pages: [page('/poly', '', '', ['?utm=1']), page('/о-нас'), page('/', '', '', ['?p=12']), page('/bad%2')],
    unread: ['просто слова'],
    sitemaps: [],
  });
});

test.each([
  ['priyomka', 'Приёмка', 'priemka', 'priyemka'],
  ['shchit', 'Щит', 'schit', 'shhit'],
  ['elektrika', 'Электрика', 'electrika'.replace('c', 'k')],
  ['vannaya', 'Ванная', 'vannaja', 'vannaia'],
  ['zhilye', 'Жилые', 'zhilie'],
])('the transliterations of one word agree: %s', (first, ...others) => {
  const [word = ''] = wordsOf(first);
  for (const other of others) expect(isSameWord(wordsOf(other)[0] ?? '', word), other).toBe(true);
});

test('different words of one beginning are different', () => {
  for (const [one, other] of [
    ['staroe', 'stati'],
    ['dom', 'domofon'],
    ['pol', 'politika'],
    ['steni', 'stekla'],
  ] as const)
    expect(isSameWord(one, other), one).toBe(false);
});

const match = pageMatcher([
  { path: '/', title: 'Ремонт квартир — Преголя' },
  { path: '/contacts', title: 'Контакты — Преголя' },
  { path: '/about', title: 'О компании — Преголя' },
  { path: '/services', title: 'Услуги — Преголя' },
  { path: '/services/priyomka-kvartiry-u-zastrojshchika', title: 'Приёмка квартиры у застройщика — Преголя' },
  { path: '/services/uborka-posle-remonta', title: 'Уборка после ремонта — Преголя' },
  { path: '/services/dizajn-proekt', title: 'Дизайн-проект — Преголя' },
  { path: '/stocks/dizajn-proekt', title: 'Дизайн-проект бесплатно — Преголя' },
  { path: '/news/kak-vybrat-plitku', title: 'Как выбрать плитку — Преголя' },
  { path: '/news/remont-vannoy', title: 'Сколько стоит ремонт ванной — Преголя' },
]);

test.each([
  ['/kontakty.html', '', '/contacts'],
  ['/o-kompanii', '', '/about'],
  ['/about-us.php', 'О компании', '/about'],
  ['/uslugi/index.php', '', '/services'],
  ['/uslugi/priemka-kvartir-u-zastroyschika', '', '/services/priyomka-kvartiry-u-zastrojshchika'],
  ['/uslugi/dizayn-proekt.html', '', '/services/dizajn-proekt'],
  ['/page18273645.html', 'Уборка после ремонта | Старая фирма', '/services/uborka-posle-remonta'],
  ['/blog/kak-vybrat-plitku', '', '/news/kak-vybrat-plitku'],
])('%s «%s» surely leads to %s', (path, title, target) => {
  const { targets, isSure } = match(page(path, title));
  expect([targets[0], isSure]).toEqual([target, true]);
});

test('a weak likeness is offered, not ticked, and the home page is never proposed', () => {
  expect(match(page('/dizayn-proekt'))).toMatchObject({ isSure: false });
  expect(match(page('/remont-ofisov'))).toMatchObject({ isSure: false });
  expect(match(page('/remont-vannoy-i-kuhni')).isSure).toBe(false);
  expect(match(page('/remont-vannoy-i-kuhni')).targets[0]).toBe('/news/remont-vannoy');
  expect(match(page('/news/12345'))).toEqual({ targets: [], isSure: false });
  expect(match(page('/remont-kvartir', 'Ремонт квартир')).targets).not.toContain('/');
});

test('every line of a list is a page or unread', () => {
  const line = fc.oneof(
    fc.constantFrom('/a', '/a/', 'https://x.example/b?c=1', 'слова', '', '/c\tТекст', '"'),
    fc.string({ maxLength: 10 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.map((each) => each.replaceAll(/[\r\n"<]/g, '')).join('\n');
      const { pages, unread } = readOldPages(text);
      const whole = JSON.stringify([pages, unread]);
      for (const word of text.match(/[\p{L}]{3,}/gu) ?? []) {
        if (!/^(?:https?|example)$/.test(word)) expect(whole).toContain(word);
      }
    }),
  );
});
