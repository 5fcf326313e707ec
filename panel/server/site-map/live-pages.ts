import { open, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { unescapeMarkup } from '../../../model/format/escape-markup.ts';
import { PUBLIC_FOLDER, readRelease } from '../../../server/release/manifest.ts';

export type LivePage = {
  readonly path: string;
  readonly title: string;
  /** Path of the page's share card in the release; `null` without one. */
  readonly card: string | null;
};

export type LiveRelease = {
  readonly pages: readonly LivePage[];
  /** Files of the cards by their path in the release. */
  readonly cards: ReadonlyMap<string, { readonly file: string; readonly type: string }>;
};

const NO_RELEASE: LiveRelease = { pages: [], cards: new Map() };
/** Size of the read prefix of a page, which contains its title and `og:image`. */
const HEAD_BYTES = 8192;
const AT_ONCE = 32;

/** Reads titles and pictures of the live pages; a release is read once. */
export class LivePages {
  readonly #link: string;
  #target: string | null = null;
  #release: Promise<LiveRelease> = Promise.resolve(NO_RELEASE);

  constructor(dataDir: string) {
    this.#link = join(dataDir, 'current');
  }

  async release(): Promise<LiveRelease> {
    const target = await readlink(this.#link).catch(() => null);
    if (target === null) return NO_RELEASE;
    if (target !== this.#target) {
      this.#target = target;
      this.#release = readPages(this.#link);
      // A release that cannot be read is tried again.
      this.#release.catch(() => {
        this.#target = null;
      });
    }
    return this.#release;
  }
}

async function readPages(dir: string): Promise<LiveRelease> {
  const { files } = await readRelease(dir);
  const documents = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));
  const pages: LivePage[] = [];
  for (let start = 0; start < documents.length; start += AT_ONCE) {
    const some = documents.slice(start, start + AT_ONCE).map(async ([path, { file }]): Promise<LivePage> => {
      const head = await readHead(join(dir, PUBLIC_FOLDER, file));
      const card = URL.parse(contentOf(head, 'og:image'))?.pathname ?? '';
      // Pages without a card name the icon of the site.
      const hasCard = files[card] !== undefined && card.endsWith('.jpg');
      return { path, title: titleOf(head) || path, card: hasCard ? card : null };
    });
    pages.push(...(await Promise.all(some)));
  }
  const cards = pages.flatMap(({ card }) => (card === null ? [] : [card]));
  return { pages, cards: new Map(cards.flatMap((card) => (files[card] ? [[card, files[card]] as const] : []))) };
}

async function readHead(path: string): Promise<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.toString('utf8', 0, bytesRead);
}

/** The title without the company's name at its end. */
function titleOf(head: string): string {
  const title = unescapeMarkup(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  const company = contentOf(head, 'og:site_name');
  const end = [` — ${company}`, ` — «${company}»`].find((words) => title.endsWith(words));
  return end === undefined ? title : title.slice(0, -end.length);
}

function contentOf(head: string, property: string): string {
  return unescapeMarkup(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1] ?? '');
}
