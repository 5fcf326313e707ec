import type { Content } from '../../../model/content.ts';
import { escapeMarkup } from '../../../model/format/escape-markup.ts';
import { applyBrand } from '../../../server/publish/apply-brand.ts';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import { downloadFiles } from '../../../server/publish/downloads.ts';
import { drawingFiles } from '../../../server/publish/drawings.ts';
import { mediaType } from '../../../server/publish/media-type.ts';
import { redirectTable } from '../../../server/publish/redirects.ts';
import { PATH_TOKEN } from '../../../server/release/manifest.ts';
import type { StaticPage } from '../../../site/entry-static.tsx';
import type { PagePlaces, Visibility } from '../../contract/preview.ts';
import { addressOf } from '../content/entry-address.ts';
import { placeOf } from '../content/entry-place.ts';
import { markContent } from './places/mark-content.ts';
import { pagePlaces } from './places/page-places.ts';
import { previewDocument } from './preview-document.ts';

type Given = {
  readonly content: Content;
  readonly visibility: Visibility;
  readonly built: BuiltSite;
  readonly fontFaces: string;
  /** Path prefix of all URLs: `/preview/{token}`. */
  readonly base: string;
  readonly dataDir: string;
};

export type PreviewAnswer =
  | { readonly status: 200 | 404; readonly type: string; readonly body: string | Buffer; readonly policy?: string }
  | { readonly status: 302; readonly to: string };

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The whole site with a draft; pages are rendered on request. */
export class PreviewSite {
  readonly visibility: Visibility;
  readonly #given: Given;
  readonly #site;
  readonly #pages: readonly StaticPage[];
  readonly #drawings: ReadonlyMap<string, string>;
  readonly #redirects;
  #downloads: Promise<Map<string, Buffer>> | undefined;
  #marked: MarkedSite | undefined;

  constructor({ built, ...given }: Given) {
    const { content, base } = given;
    this.visibility = given.visibility;
    this.#given = { ...given, built: applyBrand(built, content) };
    this.#site = built.module.createSite(content, base);
    this.#pages = this.#site.pages();
    this.#drawings = drawingFiles(content);
    this.#redirects = redirectTable(built.module.routes, content.redirects);
  }

  /** Returns the path of the page that shows a file, or the home page if there is none. */
  entryPath(file: string): string {
    const address = addressOf(placeOf(file));
    return this.#pages.find(({ path }) => path === address)?.path ?? '/';
  }

  /** @param path decoded path on the site, without the prefix */
  async answer(path: string): Promise<PreviewAnswer> {
    const moved = this.#redirects[path];
    if (moved) return { status: 302, to: this.#given.base + moved.to };
    const drawing = this.#drawings.get(path);
    if (drawing !== undefined) return { status: 200, type: mediaType(path), body: drawing };
    if (path.startsWith('/data/') || path.startsWith('/builds/')) return this.#data(path);
    if (/\.(xlsx|csv|pdf)$/.test(path)) return this.#download(path);
    return this.#page(path);
  }

  /**
   * Returns the fields that a page shows, or `null` for an unknown page. The page is rendered once more from marked
   * texts: marks in the document itself would change what code compares or measures.
   */
  async places(path: string): Promise<PagePlaces | null> {
    const { content, built, base } = this.#given;
    this.#marked ??= markedSite(content, built, base);
    const { site, pages, marked } = this.#marked;
    const page = pages.find((candidate) => candidate.path === path);
    return page ? pagePlaces((await site.render(page)).markup, marked, content.photos) : null;
  }

  #data(path: string): PreviewAnswer {
    const { module, buildId } = this.#given.built;
    const page = this.#pages.find((candidate) => module.dataUrl(candidate.path) === path);
    const facts = page ? this.#site.payload(page) : (this.#site.shared[path] ?? buildFacts(path, buildId));
    if (!facts) return { status: 404, type: JSON_TYPE, body: '{}' };
    return { status: 200, type: JSON_TYPE, body: JSON.stringify({ build: buildId, ...facts }) };
  }

  async #download(path: string): Promise<PreviewAnswer> {
    const { content, dataDir } = this.#given;
    this.#downloads ??= downloadFiles(content, dataDir);
    const bytes = (await this.#downloads).get(path);
    return bytes ? { status: 200, type: mediaType(path), body: bytes } : this.#page(path);
  }

  async #notFound(path: string): Promise<string> {
    const { markup } = await this.#site.renderNotFound('unmatched');
    return markup.replaceAll(PATH_TOKEN, () => escapeMarkup(path));
  }

  async #page(path: string): Promise<PreviewAnswer> {
    const { built, fontFaces, base } = this.#given;
    const page = this.#pages.find((candidate) => candidate.path === path);
    const payload = page && this.#site.payload(page);
    const { html, policy } = previewDocument({
      isDraft: this.visibility.state !== 'live',
      built,
      fontFaces,
      base,
      drawings: this.#drawings,
      markup: page ? (await this.#site.render(page)).markup : await this.#notFound(path),
      page: page?.entry.page ?? null,
      head: payload?.head ?? { title: 'Страница не найдена', description: '', canonical: path, image: '' },
      themeColor: this.#site.themeColor,
      siteName: this.#site.siteName,
      boot: {
        build: built.buildId,
        base,
        shell: this.#site.shell,
        ...(page ? { page: page.entry.page, payload } : { notFound: 'unmatched' }),
      },
    });
    return { status: page ? 200 : 404, type: HTML, body: html, policy };
  }
}

type MarkedSite = ReturnType<typeof markedSite>;

function markedSite(content: Content, built: BuiltSite, base: string) {
  const marked = markContent(content);
  const site = built.module.createSite(marked.content, base);
  return { site, pages: site.pages(), marked };
}

/** Returns build facts without redirects and newer builds, so that a preview never reloads. */
function buildFacts(path: string, id: string): object | null {
  return path.startsWith('/builds/') ? { id, timestamp: 0, redirects: {} } : null;
}
