import { expect, test } from 'vitest';
import { copyDemoContent } from './demo-content.fixture.ts';

const { edit, load } = copyDemoContent();

test.each([
  ['company.yaml', /file: .*/],
  ['home.yaml', /file: .*/],
  ['pages.yaml', /file: .*/],
  ['packages/komfort.yaml', /file: .*/],
  ['works/dvushka-na-minskoy.yaml', /file: .*/],
  ['flats/dvushka-na-soglasiya.yaml', /file: .*/],
  ['promotions/klining.yaml', /file: .*/],
  ['services/elektromontazh.yaml', /file: .*/],
  ['reviews/anastasiya.yaml', /file: .*/],
  ['articles/poly-u-morya.md', /file: [^,}\n]*/],
  ['articles/plesen-i-ventilyaciya.md', /\]\([^ )]*/],
])('%s: a reference to a missing photograph is reported for its file', async (file, place) => {
  const before = place.source.startsWith('file') ? 'file: ' : '](';
  await edit(file, place, `${before}net-takogo-snimka.jpg`);
  const result = await load();
  expect(result.ok ? [] : result.issues.map((issue) => [issue.file, issue.message])).toEqual([
    [file, expect.stringContaining('Снимка «net-takogo-snimka.jpg» нет в папке photos')],
  ]);
});
