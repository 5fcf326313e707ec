import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Article, Content, DocumentVersion } from '../content.ts';
import { slugPattern } from '../fields.ts';
import { documentKind } from '../kinds/document.ts';
import type { ContentFolder } from './content-folder.ts';
import type { CollectionName, SingleName } from './kinds.ts';
import { collections, singles, texts } from './kinds.ts';
import { nearest } from './nearest.ts';
import { parseTextFile, parseYamlFile } from './parse-file.ts';

type Singles = Pick<Content, SingleName>;
type Collections = Pick<Content, CollectionName>;

/** The single files, or `null` when one of them is missing or wrong. */
export async function readSingles(folder: ContentFolder): Promise<Singles | null> {
  const names = Object.keys(singles) as SingleName[];
  const { files } = await folder.list('');
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const file = `${name}.yaml`;
    const schema: z.ZodType = singles[name];
    if (!files.includes(file)) {
      folder.report([{ file, message: 'Файла нет, а он обязателен. Верните его из копии.' }]);
      continue;
    }
    const value = await folder.text(file, (source) => parseYamlFile(file, source, schema));
    if (value !== null) found[name] = value;
  }
  const expected = names.map((name) => `${name}.yaml`);
  for (const file of files.filter((name) => /\.ya?ml$/i.test(name) && !expected.includes(name))) {
    const meant = nearest(file, expected);
    const hint = meant ? ` Может быть, «${meant}»?` : ` Здесь лежат: ${expected.join(', ')}.`;
    folder.report([{ file, message: `Файла с таким именем сайт не знает.${hint}` }]);
  }
  return names.every((name) => name in found) ? (found as Singles) : null;
}

export async function readCollections(folder: ContentFolder): Promise<Collections> {
  const entries = Object.entries(collections) as [CollectionName, z.ZodType][];
  const read = await Promise.all(
    entries.map(async ([name, schema]) => {
      const files = await slugFiles(folder, name, 'yaml');
      const items = await Promise.all(
        files.map(async ({ file, slug }) => {
          const facts = await folder.text(file, (source) => parseYamlFile(file, source, schema));
          return facts === null ? null : { ...(facts as object), slug };
        }),
      );
      return [name, items.filter((item) => item !== null)] as const;
    }),
  );
  return Object.fromEntries(read) as unknown as Collections;
}

export async function readArticles(folder: ContentFolder): Promise<Article[]> {
  const files = await slugFiles(folder, 'articles', 'md');
  const articles = await Promise.all(
    files.map(async ({ file, slug }) => {
      const text = await folder.text(file, (source) => parseTextFile(file, source, texts.articles));
      return text && { ...text.facts, slug, body: text.body };
    }),
  );
  return articles.filter((article) => article !== null);
}

export async function readDocuments(folder: ContentFolder): Promise<DocumentVersion[]> {
  const versions: DocumentVersion[] = [];
  for (const name of (await folder.list('documents')).folders) {
    const kind = documentKind.safeParse(name);
    if (!kind.success) {
      folder.report([
        {
          file: `documents/${name}`,
          message: `Такого документа нет. Папки называются: ${documentKind.options.join(', ')}.`,
        },
      ]);
      continue;
    }
    for (const { file, slug } of await slugFiles(folder, `documents/${name}`, 'md')) {
      const text = await folder.text(file, (source, bytes) => {
        const parsed = parseTextFile(file, source, texts.documents);
        return parsed.ok ? { ok: true, value: { ...parsed.value, sha256: sha256(bytes) } } : parsed;
      });
      if (text) versions.push({ ...text.facts, kind: kind.data, version: slug, body: text.body, sha256: text.sha256 });
    }
  }
  return versions;
}

type SlugFile = { readonly file: string; readonly slug: string };

async function slugFiles(folder: ContentFolder, place: string, extension: 'yaml' | 'md'): Promise<SlugFile[]> {
  const found: SlugFile[] = [];
  const owners = new Map<string, string>();
  const { files, folders } = await folder.list(place);
  for (const name of folders) {
    folder.report([
      { file: `${place}/${name}`, message: `Папки внутри ${place} не читаются. Переложите файлы выше или уберите её.` },
    ]);
  }
  for (const name of files) {
    const file = `${place}/${name}`;
    const match = /^(.+)\.([a-z]+)$/i.exec(name);
    const stem = match?.[1] ?? name;
    const ending = match?.[2]?.toLowerCase() === 'yml' ? 'yaml' : match?.[2]?.toLowerCase();
    const owner = owners.get(stem.toLowerCase());
    if (ending !== extension) {
      folder.report([{ file, message: `Здесь лежат только файлы .${extension}. Переименуйте или уберите этот файл.` }]);
    } else if (owner) {
      const message = `Адрес «${stem}» уже занят файлом ${owner}. Переименуйте один из них.`;
      folder.report([{ file, others: [owner], message }]);
    } else if (!slugPattern.test(stem)) {
      folder.report([
        { file, message: 'Имя файла становится адресом страницы: только строчные латинские буквы, цифры и дефис.' },
      ]);
    } else {
      owners.set(stem.toLowerCase(), file);
      found.push({ file, slug: stem });
    }
  }
  return found;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
