import type { ArticleFacts } from './kinds/article.ts';
import type { CalculatorPrices } from './kinds/calculator.ts';
import type { Company } from './kinds/company.ts';
import type { DocumentFacts, DocumentKind } from './kinds/document.ts';
import type { Flat } from './kinds/flat.ts';
import type { Home } from './kinds/home.ts';
import type { Navigation } from './kinds/navigation.ts';
import type { Package } from './kinds/package.ts';
import type { Pages } from './kinds/pages.ts';
import type { Promotion } from './kinds/promotion.ts';
import type { Redirects } from './kinds/redirect.ts';
import type { Review } from './kinds/review.ts';
import type { Service } from './kinds/service.ts';
import type { Vacancy } from './kinds/vacancy.ts';
import type { Work } from './kinds/work.ts';
import type { RichText } from './rich-text/rich-text.ts';

export type WithSlug<T> = T & { readonly slug: string };
export type Article = WithSlug<ArticleFacts> & { readonly body: RichText };
export type DocumentVersion = DocumentFacts & {
  readonly kind: DocumentKind;
  /** The file name without its extension, usually the date. */
  readonly version: string;
  readonly body: RichText;
  /** SHA-256 of the file's bytes, hexadecimal: the proof of what a visitor agreed to. */
  readonly sha256: string;
};

/** What a picture is, without its bytes. */
export type PhotoFacts = {
  readonly width: number;
  readonly height: number;
  /** Mean colour, `#rrggbb`. */
  readonly color: string;
  /** Ten hexadecimal digits of a hash of the file and of the settings of encoding; part of the picture's address. */
  readonly hash: string;
};

/** The whole content folder, checked. Collections are in the order a visitor sees them. */
export type Content = {
  readonly company: Company;
  readonly navigation: Navigation;
  readonly home: Home;
  readonly pages: Pages;
  readonly calculator: CalculatorPrices;
  readonly redirects: Redirects;
  readonly packages: readonly WithSlug<Package>[];
  readonly works: readonly WithSlug<Work>[];
  readonly flats: readonly WithSlug<Flat>[];
  readonly promotions: readonly WithSlug<Promotion>[];
  readonly services: readonly WithSlug<Service>[];
  readonly articles: readonly Article[];
  readonly reviews: readonly WithSlug<Review>[];
  readonly vacancies: readonly WithSlug<Vacancy>[];
  /** Newest version first within a kind. */
  readonly documents: readonly DocumentVersion[];
  readonly photos: ReadonlyMap<string, PhotoFacts>;
  /** The calendar day in Kaliningrad for which this content is shown, `YYYY-MM-DD`. */
  readonly today: string;
};
