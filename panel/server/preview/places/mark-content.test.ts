import { expect, test } from 'vitest';
import { walkFields } from '../../../../model/advice/walk-fields.ts';
import type { Content } from '../../../../model/content.ts';
import { folderKinds, singleKinds } from '../../../../model/kinds/kinds.ts';
import { loadDemo } from '../../../../model/load/demo-content.fixture.ts';
import { formOf, toFacts } from '../../content/kind-form.ts';
import { readMarks } from './mark.ts';
import { markContent } from './mark-content.ts';

const demo = await loadDemo();
const { content, fields } = markContent(demo);

test.each([...singleKinds, ...folderKinds])(
  'only texts of people are marked, each with its form path: $name',
  (kind) => {
    const entriesOf = (all: Content) => [all[kind.name]].flat() as readonly object[];
    const marked = entriesOf(content);
    for (const [at, entry] of entriesOf(demo).entries()) {
      const seen = new Map<string, unknown>();
      walkFields(formOf(kind), toFacts(kind, marked[at]), (_, value, path) => seen.set(path.join('.'), value));
      walkFields(formOf(kind), toFacts(kind, entry), ({ widget, asIs }, value, path) => {
        const now = seen.get(path.join('.'));
        if (typeof value !== 'string') return expect(typeof now).toBe(typeof value);
        const isText = (widget === 'text' || widget === 'multiline') && asIs !== 'code';
        if (!isText || (path.at(-1) === 'unit' && now === value)) return expect([path, now]).toEqual([path, value]);
        const { plain, marks } = readMarks(String(now));
        expect([path, plain, fields[marks[0] ?? -1]?.path]).toEqual([path, value, ['facts', ...path].join('.')]);
      });
      expect(marked[at]).toMatchObject(namesOf(entry));
    }
  },
);

/** Properties outside of the schema by which code finds an entry. */
const namesOf = (entry: object) =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => ['slug', 'version', 'kind', 'sha256'].includes(key)));

test('the texts of an article are marked without their addresses, anchors and file names', () => {
  const withoutMarks = JSON.stringify(content.articles, (_, value: unknown) =>
    typeof value === 'string' ? readMarks(value).plain : value,
  );
  expect(withoutMarks).toBe(JSON.stringify(demo.articles));
  const codes = [...JSON.stringify(content.articles).matchAll(/"(?:href|id|file|type|slug)":"([^"]*)"/g)];
  expect(codes.flatMap(([, code = '']) => readMarks(code).marks)).toEqual([]);
  const body = fields.findIndex(({ entry, path }) => entry.kind.name === 'articles' && path === 'body');
  expect(JSON.stringify(content.articles[0]?.body).match(/[\u200c\u200d]+/g)?.length).toBeGreaterThan(10);
  expect(readMarks(JSON.stringify(content.articles[0]?.body)).marks).toContain(body);
});

test('a price is opened by its text, so its unit has no mark', () => {
  expect(content.services.map(({ price }) => price)).toEqual(demo.services.map(({ price }) => price));
});
