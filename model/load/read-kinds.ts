import { join } from 'node:path';
import type { z } from 'zod';
import type { Article, Content, DocumentVersion } from '../content.ts';
import { slugPattern } from '../fields.ts';
import { documentKind } from '../kinds/document.ts';
import type { FileCache } from './file-cache.ts';
import { listFiles, listFolders } from './file-cache.ts';
import type { ContentIssue } from './issue.ts';
import type { CollectionName, SingleName } from './kinds.ts';
import { collections, singles, texts } from './kinds.ts';
import type { Parsed } from './parse-file.ts';
import { parseTextFile, parseYamlFile } from './parse-file.ts';

type Report = (issues: readonly ContentIssue[]) => void;
type Singles = Pick<Content, SingleName>;
type Collections = Pick<Content, CollectionName>;

/** The single files, or `null` when one of them is missing or wrong. */
export async function readSingles(folder: string, cache: FileCache, report: Report): Promise<Singles | null> {
  const present = new Set(await listFiles(folder));
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(singles) as SingleName[]) {
    const file = `${name}.yaml`;
    if (!present.has(file)) {
      report([{ file, message: 'Файла нет, а он обязателен. Верните его из копии.' }]);
      continue;
    }
    const schema: z.ZodType = singles[name];
    const parsed = await cache.get(join(folder, file), (bytes) => parseYamlFile(file, bytes.toString('utf8'), schema));
    if (parsed.ok) found[name] = parsed.value;
    else report(parsed.issues);
  }
  const complete = Object.keys(singles).every((name) => name in found);
  return complete ? (found as Singles) : null;
}

export async function readCollections(folder: string, cache: FileCache, report: Report): Promise<Collections> {
  const entries = Object.entries(collections) as [CollectionName, z.ZodType][];
  const read = await Promise.all(
    entries.map(async ([name, schema]) => {
      const files = await slugFiles(join(folder, name), name, 'yaml', report);
      const items = await Promise.all(
        files.map(async ({ absolutePath, file, slug }) => {
          const parse = (bytes: Buffer): Parsed<object> => {
            const parsed = parseYamlFile(file, bytes.toString('utf8'), schema);
            return parsed.ok ? { ok: true, value: { ...(parsed.value as object), slug } } : parsed;
          };
          return take(await cache.get(absolutePath, parse), report);
        }),
      );
      return [name, items.filter((item) => item !== null)] as const;
    }),
  );
  return Object.fromEntries(read) as unknown as Collections;
}

export async function readArticles(folder: string, cache: FileCache, report: Report): Promise<Article[]> {
  const files = await slugFiles(folder, 'articles', 'md', report);
  const articles = await Promise.all(
    files.map(async ({ absolutePath, file, slug }) => {
      const parsed = await cache.get(absolutePath, (bytes) =>
        parseTextFile(file, bytes.toString('utf8'), texts.articles),
      );
      const text = take(parsed, report);
      return text ? { ...text.facts, slug, body: text.body } : null;
    }),
  );
  return articles.filter((article) => article !== null);
}

export async function readDocuments(folder: string, cache: FileCache, report: Report): Promise<DocumentVersion[]> {
  const versions: DocumentVersion[] = [];
  for (const name of await listFolders(folder)) {
    const kind = documentKind.safeParse(name);
    if (!kind.success) {
      report([
        {
          file: `documents/${name}`,
          message: `Такого документа нет. Папки называются: ${documentKind.options.join(', ')}.`,
        },
      ]);
      continue;
    }
    for (const { absolutePath, file, slug } of await slugFiles(join(folder, name), `documents/${name}`, 'md', report)) {
      const parsed = await cache.get(absolutePath, (bytes) =>
        parseTextFile(file, bytes.toString('utf8'), texts.documents),
      );
      const text = take(parsed, report);
      if (text) versions.push({ ...text.facts, kind: kind.data, version: slug, body: text.body, sha256: text.sha256 });
    }
  }
  return versions;
}

type SlugFile = { readonly absolutePath: string; readonly file: string; readonly slug: string };

async function slugFiles(folder: string, shown: string, extension: 'yaml' | 'md', report: Report): Promise<SlugFile[]> {
  const files: SlugFile[] = [];
  const owners = new Map<string, string>();
  for (const name of await listFiles(folder)) {
    const file = `${shown}/${name}`;
    const match = /^(.+)\.([a-z]+)$/i.exec(name);
    const stem = match?.[1] ?? name;
    const found = match?.[2]?.toLowerCase() === 'yml' ? 'yaml' : match?.[2]?.toLowerCase();
    const owner = owners.get(stem.toLowerCase());
    if (found !== extension) {
      report([{ file, message: `Здесь лежат только файлы .${extension}. Переименуйте или уберите этот файл.` }]);
    } else if (owner) {
      report([{ file, message: `Адрес «${stem}» уже занят файлом ${owner}. Переименуйте один из них.` }]);
    } else if (!slugPattern.test(stem)) {
      report([
        { file, message: 'Имя файла становится адресом страницы: только строчные латинские буквы, цифры и дефис.' },
      ]);
    } else {
      owners.set(stem.toLowerCase(), file);
      files.push({ absolutePath: join(folder, name), file, slug: stem });
    }
  }
  return files;
}

function take<T>(parsed: Parsed<T>, report: Report): T | null {
  if (parsed.ok) return parsed.value;
  report(parsed.issues);
  return null;
}
