import type { Content } from '../../model/content.ts';
import type { PhotoView } from '../pictures/photo.ts';

export type LayoutName = 'default' | 'hero';

/** What a route says about its page; an entity may say more (`PageResult.meta`). */
export type PageMeta = {
  readonly bannerTitle?: string;
  readonly bannerSubTitle?: string;
  readonly showBanner?: boolean;
  readonly bannerImage?: PhotoView;
  /** Tint of the banner: promotions are amber, services sage; a plain one is the head of a list. */
  readonly bannerTone?: 'plain' | 'amber' | 'sage' | 'stone';
  /** Whether the banner's title is the page's `h1`; an article has its own. */
  readonly bannerIsHeading?: boolean;
  readonly breadcrumb?: string;
  /** What the button of the header asks for instead of a visit of the measurer; the short words are for phones. */
  readonly action?: PageAction;
  readonly useHero?: boolean;
  readonly redirect?: string;
  readonly layout?: LayoutName;
};

export type PageAction = { readonly label: string; readonly short: string; readonly to: string };

export type Head = {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address. */
  readonly canonical: string;
  readonly noindex?: boolean;
  /** A page of a demonstration: closed to search engines, though its address is told as that of any other. */
  readonly isDemo?: boolean;
  readonly image: string;
  /** Codes by which search engines know the owner of the site, by the name of their tag; on the home page. */
  readonly verification?: Verification;
  /** Address of the feed that tells what is new on the page. */
  readonly feed?: string;
};

export type Verification = {
  readonly [name in 'yandex-verification' | 'google-site-verification']?: string | undefined;
};

/** `fact` is what one wants to know before pressing: a price, an area, a last day. */
export type CardWords = { readonly title?: string; readonly fact?: string };

export type Crumb = { readonly label: string; readonly to: string };

export type Params = Readonly<Record<string, string>>;

/** A schema.org object. Addresses in it are paths. */
export type JsonLd = {
  readonly '@type': string | readonly string[];
  /** A `shareImageUrl`. */
  readonly image?: string;
  readonly [property: string]: unknown;
};

/** What a page's `data(content, params)` returns; `null` means that there is no such page. */
export type PageResult<Data> = {
  readonly title: string;
  readonly description: string;
  readonly noindex?: boolean;
  readonly image?: PhotoView;
  readonly canonical?: string;
  readonly verification?: Verification;
  readonly feed?: string;
  /** What the picture says that messengers show of the page, where it is not the title. */
  readonly card?: CardWords;
  /** Overrides of the route's meta that come from content. */
  readonly meta?: PageMeta;
  /** Structured data for the served document; the browser's data has none. */
  readonly jsonLd?: readonly JsonLd[];
  readonly data: Data;
};

/** The server-side half of a page, in `pages/{page}/data.ts`. */
export type PageSource<Data, Shared = unknown> = {
  /** What all pages of the route look things up in, made once for a content. */
  shared?(content: Content): Shared;
  data(content: Content, params: Params, shared: Shared): PageResult<Data> | null;
  /** The parameters of every page of a route with parameters. */
  params?(content: Content): Params[];
};

/** Everything a page needs in the browser. In `/data/{path}.json` it stands beside the id of the build that made it. */
export type PagePayload<Data = unknown> = {
  readonly head: Head;
  readonly meta: PageMeta;
  readonly crumbs: readonly Crumb[];
  readonly data: Data;
};
