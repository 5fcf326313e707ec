import { expect, test } from 'vitest';
import { readOldPages } from '../../../model/pasted/old-pages.ts';
import { firstMove, proposedHead, sortPages, withHead } from './old-rows.ts';

const page = (path: string, title: string) => ({
  path,
  title,
  description: 'Описание',
  entry: null,
  hasOwnTitle: false,
  hasOwnDescription: false,
});
const PAGES = [
  page('/', 'Ремонт'),
  page('/works', 'Работы'),
  page('/contacts', 'Контакты'),
  page('/services', 'Услуги'),
];

test('only addresses that the site does not answer need a redirect; the sure ones are ticked', () => {
  const old = readOldPages(`/
/WORKS
/services.html?sort=1
/kontakty
/okna
/ushlo
/?p=12
/index.php?ID=5
/uslugi/index.php?ID=6
/foto/1.jpg`).pages;
  const { rows, ...others } = sortPages(old, PAGES, [{ from: '/ushlo', to: '/works' }]);
  expect(rows.map((row) => [row.page.path, firstMove(row)])).toEqual([
    ['/kontakty', { isTaken: true, to: '/contacts', takesHead: false }],
    ['/okna', { isTaken: false, to: null, takesHead: false }],
    ['/index.php', { isTaken: false, to: null, takesHead: false }],
    ['/uslugi/index.php', { isTaken: false, to: '/services', takesHead: false }],
  ]);
  expect(others).toEqual({
    open: ['/WORKS', '/services.html'],
    moved: ['/ushlo'],
    queries: ['/?p=12'],
    files: ['/foto/1.jpg'],
  });
});

test('the old title and description fill only what the entry does not state itself, within their limits', () => {
  const old = { path: '/poly', queries: [], title: 'Полы под ключ', description: 'Делаем полы.' };
  const entry = {
    ...page('/services/poly', 'Полы — Преголя'),
    entry: { kind: 'services', file: 'services/poly.yaml' },
  } as const;
  expect(proposedHead(old, entry)).toEqual({ title: 'Полы под ключ', description: 'Делаем полы.' });
  expect(proposedHead({ ...old, description: 'я'.repeat(171) }, { ...entry, hasOwnTitle: true })).toBeNull();
  expect(proposedHead(old, page('/services', 'Услуги'))).toBeNull();
  expect(withHead({ title: 'Полы', seo: { title: 'Свой' } }, { title: 'Старый', description: 'Старое' })).toEqual({
    title: 'Полы',
    seo: { title: 'Свой', description: 'Старое' },
  });
});
