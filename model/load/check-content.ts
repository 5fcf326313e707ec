import type { Content } from '../content.ts';
import { documentKind } from '../kinds/document.ts';
import { photosOf } from '../rich-text/rich-text.ts';
import type { ContentIssue } from './issue.ts';
import { nearest } from './nearest.ts';
import { photosIn } from './photos-in.ts';
import { referencesOf } from './references.ts';

/** What only the whole can show: photographs, references, documents, facts that must agree. */
export function checkContent(everything: Content, shown: Content): ContentIssue[] {
  return [
    ...photoIssues(everything),
    ...referenceIssues(everything),
    ...documentIssues(shown),
    ...packageIssues(shown),
  ];
}

function photoIssues(content: Content): ContentIssue[] {
  const names = [...content.photos.keys()];
  const missing = (file: string, name: string, place: Pick<ContentIssue, 'path' | 'quote'>): ContentIssue[] => {
    if (content.photos.has(name)) return [];
    const close = nearest(name, names);
    const hint = close ? ` Может быть, «${close}»?` : ' Верните его или уберите со страницы.';
    const message = `Снимка «${name}» нет в папке photos.${hint}`;
    return [{ file, ...place, others: [`photos/${name}`], message }];
  };
  const inFacts = (owner: string, facts: unknown) =>
    photosIn(facts).flatMap(({ file, path }) => missing(owner, file, { path }));
  const { articles, company, home, pages } = content;
  const entities = ['packages', 'works', 'flats', 'promotions', 'services', 'reviews'] as const;
  return [
    ...inFacts('company.yaml', company),
    ...inFacts('home.yaml', home),
    ...inFacts('pages.yaml', pages),
    ...entities.flatMap((kind) => content[kind].flatMap((item) => inFacts(`${kind}/${item.slug}.yaml`, item))),
    ...articles.flatMap((article) => [
      ...inFacts(`articles/${article.slug}.md`, article),
      ...photosOf(article.body).flatMap((photo) =>
        missing(`articles/${article.slug}.md`, photo.file, { quote: photo.file }),
      ),
    ]),
  ];
}

function referenceIssues(content: Content): ContentIssue[] {
  return referencesOf(content).flatMap(({ file, path, kind, slug }) => {
    const slugs = content[kind].map((item) => item.slug);
    if (slugs.includes(slug)) return [];
    const close = nearest(slug, slugs);
    const hint = close ? ` Может быть, «${close}»?` : ` Есть: ${slugs.slice(0, 5).join(', ')}…`;
    const named = `${kind}/${slug}.${kind === 'articles' ? 'md' : 'yaml'}`;
    return [{ file, path, others: [named], message: `В папке ${kind} нет файла «${slug}».${hint}` }];
  });
}

function documentIssues(content: Content): ContentIssue[] {
  return documentKind.options.flatMap((kind) => {
    const current = content.documents.find((document) => document.kind === kind);
    if (!current)
      return [
        {
          file: `documents/${kind}`,
          message: 'Нет ни одной действующей редакции документа. Без неё сайт нельзя публиковать.',
        },
      ];
    if (kind.startsWith('consent') && !current.checkboxLabel) {
      return [
        {
          file: `documents/${kind}/${current.version}.md`,
          path: ['checkboxLabel'],
          message: 'У согласия должна быть подпись у галочки.',
        },
      ];
    }
    return [];
  });
}

/** The comparison table needs the same lines in every package. */
function packageIssues({ packages }: Content): ContentIssue[] {
  const [first, ...others] = packages;
  if (!first) return [{ file: 'packages', message: 'Нет ни одного пакета ремонта.' }];
  const outline = (item: typeof first) =>
    item.groups.map((group) => [group.title, ...group.lines.map((line) => line.title)].join('|')).join('\n');
  return others
    .filter((item) => outline(item) !== outline(first))
    .map((item) => ({
      file: `packages/${item.slug}.yaml`,
      path: ['groups'],
      others: [`packages/${first.slug}.yaml`],
      message: `Строки сравнения должны совпадать с packages/${first.slug}.yaml: те же группы и названия, в том же порядке.`,
    }));
}
