import { expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { loadDemo } from '../../model/load/demo-content.fixture.ts';
import type { StaticPage } from '../../site/entry-static.tsx';
import { llmsText } from './llms.ts';

const page = (path: string, title: string) =>
  ({ path, payload: { head: { title, description: `О странице «${title}».` } } }) as StaticPage;
const { company }: Pick<Content, 'company'> = await loadDemo();

test('each page is listed in its section with its address and description', () => {
  const pages = [page('/', 'Главная'), page('/works', 'Работы'), page('/works/a', 'Двушка'), page('/stocks', 'Акции')];
  const text = llmsText({ content: { company }, origin: 'https://a.example', pages });
  expect(text).toContain('# Преголя\n\n> Преголя — ремонт квартир в Калининграде.');
  expect(text).toContain('## Разделы\n\n- [Главная](https://a.example/): О странице «Главная».');
  expect(text).toContain('## Работы\n\n- [Двушка](https://a.example/works/a): О странице «Двушка».');
  expect(text).not.toContain('## Акции');
});

test('a demo site states that it is a demo', () => {
  const notice = 'Компания вымышлена.';
  const renderLlmsText = (more: object) =>
    llmsText({ content: { company: { ...company, ...more } }, origin: '', pages: [] });
  expect(renderLlmsText({ demoNotice: notice })).toContain(notice);
  expect(renderLlmsText({ demoNotice: undefined })).not.toContain(notice);
});
