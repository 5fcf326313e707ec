import type { Content } from '../../model/content.ts';
import type { PhotoView } from '../pictures/photo.ts';

export type LayoutName = 'default' | 'hero';

/** Page settings of a route; `PageResult.meta` overrides them. */
export type PageMeta = {
  readonly bannerTitle?: string;
  readonly bannerSubTitle?: string;
  readonly showBanner?: boolean;
  readonly bannerImage?: PhotoView;
  /** Background tint: amber for promotions, sage for services, none for `plain`. */
  readonly bannerTone?: 'plain' | 'amber' | 'sage' | 'stone';
  /** Whether the banner title is the page's `h1`; false for articles, which have their own. */
  readonly bannerIsHeading?: boolean;
  readonly breadcrumb?: string;
  /** Action of the header button, by default a visit of the surveyor; `short` is for phones. */
  readonly action?: PageAction;
  /** Action of the bar on phones only, for a page that shows the action itself; by default `action`. */
  readonly barAction?: PageAction & { readonly price?: string };
  readonly useHero?: boolean;
  readonly redirect?: string;
  readonly layout?: LayoutName;
};

export type PageAction = { readonly label: string; readonly short: string; readonly to: string };

export type Head = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly noindex?: boolean;
  /** Whether search engines must index no page of the site; the canonical URL stays regular. */
  readonly isSiteClosed?: boolean;
  readonly image: string;
  /** Site ownership codes for search engines, by meta tag name; set on the home page. */
  readonly verification?: Verification;
  readonly feed?: string;
};

export type Verification = {
  readonly [name in 'yandex-verification' | 'google-site-verification']?: string | undefined;
};

/** `fact` is the key information of a link preview: a price, an area or an end date. */
export type CardWords = { readonly title?: string; readonly fact?: string };

export type Crumb = { readonly label: string; readonly to: string };

export type Params = Readonly<Record<string, string>>;

/** A schema.org object; URLs are paths. */
export type JsonLd = {
  readonly '@type': string | readonly string[];
  readonly image?: string;
  readonly [property: string]: unknown;
};

export type PageResult<Data> = {
  readonly title: string;
  readonly description: string;
  readonly noindex?: boolean;
  readonly image?: PhotoView;
  readonly canonical?: string;
  readonly verification?: Verification;
  readonly feed?: string;
  readonly card?: CardWords;
  readonly meta?: PageMeta;
  /** Structured data; included only in the served document. */
  readonly jsonLd?: readonly JsonLd[];
  readonly data: Data;
};

export type PageSource<Data, Shared = unknown> = {
  /** Builds a lookup once per content, shared by all pages of the route. */
  shared?(content: Content): Shared;
  data(content: Content, params: Params, shared: Shared): PageResult<Data> | null;
  params?(content: Content): Params[];
};

/** Page data for the browser; `/data/{path}.json` contains it together with the build id. */
export type PagePayload<Data = unknown> = {
  readonly head: Head;
  readonly meta: PageMeta;
  readonly crumbs: readonly Crumb[];
  readonly data: Data;
};
