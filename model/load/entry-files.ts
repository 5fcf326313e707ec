import { slugPattern } from '../fields/slug-pattern.ts';
import type { ListedFolderKind } from '../kinds/kinds.ts';
import type { ContentFolder } from './content-folder.ts';

type EntryFile = {
  readonly file: string;
  readonly names: { readonly slug: string } | { readonly kind: string; readonly version: string };
};

/** Returns the entry files of a kind and reports all other files in its folder. */
export async function entryFiles(
  content: ContentFolder,
  { folder, folders, format }: Pick<ListedFolderKind, 'folder' | 'folders' | 'format'>,
): Promise<EntryFile[]> {
  if (!folders) {
    return (await slugFiles(content, folder, format)).map(({ file, stem }) => ({ file, names: { slug: stem } }));
  }
  const found: EntryFile[] = [];
  for (const kind of (await content.list(folder)).folders) {
    if (folders.includes(kind)) {
      const files = await slugFiles(content, `${folder}/${kind}`, format);
      found.push(...files.map(({ file, stem }) => ({ file, names: { kind, version: stem } })));
    } else {
      const message = `Такого документа нет. Папки называются: ${folders.join(', ')}.`;
      content.report([{ file: `${folder}/${kind}`, message }]);
    }
  }
  return found;
}

type SlugFile = { readonly file: string; readonly stem: string };

async function slugFiles(content: ContentFolder, place: string, extension: 'yaml' | 'md'): Promise<SlugFile[]> {
  const found: SlugFile[] = [];
  const owners = new Map<string, string>();
  const { files, folders } = await content.list(place);
  for (const name of folders) {
    content.report([
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
      content.report([
        { file, message: `Здесь лежат только файлы .${extension}. Переименуйте или уберите этот файл.` },
      ]);
    } else if (owner) {
      const message = `Адрес «${stem}» уже занят файлом ${owner}. Переименуйте один из них.`;
      content.report([{ file, others: [owner], message }]);
    } else if (!slugPattern.test(stem)) {
      content.report([
        { file, message: 'Имя файла становится адресом страницы: только строчные латинские буквы, цифры и дефис.' },
      ]);
    } else {
      owners.set(stem.toLowerCase(), file);
      found.push({ file, stem });
    }
  }
  return found;
}
