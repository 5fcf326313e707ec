import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { brandRule } from '../../model/brand/brand-colours.ts';
import type { Content } from '../../model/content.ts';
import type { Field } from '../../model/fields/field-tree.ts';
import { fieldTree } from '../../model/fields/field-tree.ts';
import { folderKinds, singleKinds } from '../../model/kinds/kinds.ts';
import { createContentLoader } from '../../model/load/load-content.ts';
import { plainReferences } from '../../model/load/plain-references.ts';
import { nextBoundary, shownToday } from '../../model/load/shown-today.ts';
import { pageSources } from '../../site/pages/sources.ts';
import { toPhotoView } from '../../site/pictures/photo.ts';
import { shellData } from '../../site/shell/facts/shell-data.ts';
import { loadPage } from '../../site/shell/view/load-page.ts';
import { renderPage } from '../../site/static/render-page.tsx';
import { pagesOf } from '../../site/static/static-pages.ts';
import { fillEmptyFields, leaves, watchReads } from './content-fields.fixture.ts';
import { drawingFiles } from './drawings.ts';
import { feedsWith } from './feeds/feeds.fixture.ts';
import { isIndexNowEnabled } from './index-now-file.ts';
import { writeIntakeFiles } from './intake-files.ts';
import { redirectTable } from './redirects.ts';

const TODAY = new Date('2026-11-20T10:00:00Z');
const all = [...singleKinds, ...folderKinds].map((kind) => {
  const root = fieldTree(kind.name, kind.schema);
  return { kind, root, entry: 'folder' in kind };
});

const read = new Set<string>();
let rendered = '';

beforeAll(async () => {
  const probe = async () => ({ width: 1600, height: 1067, color: '#aabbcc', hash: '0123456789' });
  const loaded = await createContentLoader('content', probe).load(TODAY);
  if (!loaded.ok) throw new Error('The demo content is refused');
  const content = watchedContent(loaded.content);
  nextBoundary(content);
  const shown = shownToday(content);
  const shell = shellData(shown);
  plainReferences(shown);
  redirectTable([], shown.redirects);
  drawingFiles(shown);
  isIndexNowEnabled(shown);
  feedsWith({ toPhotoView })(shown);
  brandRule(shown.brand.colours);
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  await writeIntakeFiles(folder, shown);
  await rm(folder, { recursive: true });
  for (const { path, entry, payload, jsonLd } of pagesOf(shown, pageSources)) {
    await loadPage(entry.page);
    const { markup } = await renderPage({ shell, path, base: '' }, entry.page, payload);
    rendered += markup;
    rendered += JSON.stringify(jsonLd);
  }
}, 120_000);

function watchedContent(content: Content): Content {
  const sampleOf = (field: Field): unknown => sample(field, content);
  const values = all.map(({ kind, root, entry }) => {
    const value = content[kind.name];
    const whole = entry
      ? (value as readonly object[]).map((one) => fillEmptyFields(root, one, sampleOf))
      : fillEmptyFields(root, value, sampleOf);
    // A section that is switched off has no pages to read its fields.
    const shown = kind.name === 'pages' ? { ...(whole as Content['pages']), switchedOff: [] } : whole;
    return [kind.name, watchReads(shown, kind.name, (place) => read.add(place))];
  });
  return { ...content, ...Object.fromEntries(values) };
}

const SECRET = 'Служебная заметка';

function sample(field: Field, content: Content): unknown {
  if (field.internal) return SECRET;
  switch (field.widget) {
    case 'select':
      return Object.keys(field.labels)[0];
    case 'reference':
      return content[field.to][0]?.slug;
    case 'number':
    case 'money':
    case 'area':
      return Math.max(1, field.min ?? 1);
    case 'drawing':
      return [...content.drawings.keys()][0];
    case 'boolean':
      return false;
    case 'date':
      return content.today;
    case 'time':
      return '09:00';
    case 'phone':
      return '+74012051736';
    case 'email':
      return 'a@example.com';
    case 'url':
      return 'https://example.com/';
    case 'address':
      return '/works';
    default:
      return field.key === 'file' ? [...content.photos.keys()][0] : field.key === 'focus' ? '50% 50%' : 'Слово';
  }
}

const fields = all.flatMap(({ kind, root, entry }) => leaves(entry ? `${kind.name}[]` : kind.name, root));

test('the site reads every field that an editor fills in', () => {
  const unread = fields.filter(({ place, field }) => !field.internal && !read.has(place));
  expect(unread.map(({ place }) => place)).toEqual([]);
});

test('page rendering never reads an internal note of the staff', () => {
  const internal = fields.filter(({ field }) => field.internal);
  expect(internal.length).toBeGreaterThan(0);
  expect(internal.filter(({ place }) => read.has(place))).toEqual([]);
  expect(rendered).not.toContain(SECRET);
});
