import { expect, test } from 'vitest';
import { markupFacts } from './markup-facts.ts';

test('classes, ids and data attributes are listed in the syntax of selectors', () => {
  const { selectorNames, ids } = markupFacts('<p class="a b" id="top" data-x=""><i data-tone="warm"></i></p>');
  expect([...selectorNames].sort()).toEqual(
    ['#top', '.a', '.b', '[data-tone=warm]', '[data-tone]', '[data-x=]', '[data-x]'].sort(),
  );
  expect(ids).toEqual(['top']);
});

test('addresses of links, pictures and forms are listed, except external ones and own anchors', () => {
  const { links } = markupFacts(
    '<a href="/works?a=1&amp;b=2"></a><a href="https://vk.ru/x"></a><a href="//x.y"></a><a href="#form"></a><a href="#gone"></a><a href="#"></a>' +
      '<source srcSet="/media/a-480.avif 480w, /media/a-800.avif 800w"/><form id="form" action="/api/leads"></form>',
  );
  expect([...links].sort()).toEqual(
    ['#gone', '/api/leads', '/media/a-480.avif', '/media/a-800.avif', '/works?a=1&b=2'].sort(),
  );
});

test('words and pictures of the main part are shown, header, footer and attributes are excluded', () => {
  const page = (main: string) => `<header>Шапка</header><main class="a">${main}</main><footer>Подвал</footer>`;
  const { shown } = markupFacts(page('<h1 title="Нет">Ремонт</h1>\n<img src="/a.webp" alt=""/>12<!-- --> м²'));
  expect(shown).toEqual({ words: 'Ремонт 12 м²', pictures: ['/a.webp'] });
});

test('headings and pictures without an alt text are counted', () => {
  const facts = markupFacts('<h1>Один</h1><img src="/a" alt=""/>');
  expect(facts).toMatchObject({ h1Count: 1, hasPictureWithoutAlt: false });
  expect(markupFacts('<img src="/a"/>')).toMatchObject({ h1Count: 0, hasPictureWithoutAlt: true });
});

test('the first picture is the best source of the first picture with a high priority', () => {
  const picture = (name: string, priority: string) =>
    `<picture><source type="image/avif" srcSet="/media/${name}.avif 480w" sizes="100vw"/><source type="image/webp" srcSet="/b"/><img src="/c" alt=""${priority}/></picture>`;
  const high = ' fetchPriority="high"';
  const { firstPicture } = markupFacts(picture('late', ' loading="lazy"') + picture('hero', high) + picture('x', high));
  expect(firstPicture).toEqual({ type: 'image/avif', srcSet: '/media/hero.avif 480w', sizes: '100vw' });
  expect(markupFacts(`${picture('late', '')}<img src="/alone" alt=""${high}/>`).firstPicture).toBeNull();
});

test('markup that is not well-formed is rejected', () => {
  expect(() => markupFacts('<p><br></p>')).toThrow();
});
