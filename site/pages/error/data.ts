import { documentTitle } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';

export const source: PageSource<null> = {
  data: ({ company }) => ({
    title: documentTitle('Что-то сломалось', company.brand),
    description: 'Страница не открылась по нашей вине. Вернитесь на главную, посмотрите работы или позвоните.',
    noindex: true,
    data: null,
  }),
};
