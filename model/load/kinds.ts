import type { z } from 'zod';
import { articleSchema } from '../kinds/article.ts';
import { calculatorSchema } from '../kinds/calculator.ts';
import { companySchema } from '../kinds/company.ts';
import { documentSchema } from '../kinds/document.ts';
import { flatSchema } from '../kinds/flat.ts';
import { homeSchema } from '../kinds/home.ts';
import { navigationSchema } from '../kinds/navigation.ts';
import { packageSchema } from '../kinds/package.ts';
import { pagesSchema } from '../kinds/pages.ts';
import { promotionSchema } from '../kinds/promotion.ts';
import { redirectsSchema } from '../kinds/redirect.ts';
import { reviewSchema } from '../kinds/review.ts';
import { serviceSchema } from '../kinds/service.ts';
import { vacancySchema } from '../kinds/vacancy.ts';
import { workSchema } from '../kinds/work.ts';

/** Kinds of which there is exactly one: `{name}.yaml` at the top of the folder. */
export const singles = {
  company: companySchema,
  navigation: navigationSchema,
  home: homeSchema,
  pages: pagesSchema,
  calculator: calculatorSchema,
  redirects: redirectsSchema,
} as const satisfies Record<string, z.ZodType>;

/** Kinds of which there are many: `{folder}/{slug}.yaml`. */
export const collections = {
  packages: packageSchema,
  works: workSchema,
  flats: flatSchema,
  promotions: promotionSchema,
  services: serviceSchema,
  reviews: reviewSchema,
  vacancies: vacancySchema,
} as const satisfies Record<string, z.ZodType>;

/** Kinds with a text: `articles/{slug}.md` and `documents/{kind}/{version}.md`. */
export const texts = { articles: articleSchema, documents: documentSchema } as const;

export type SingleName = keyof typeof singles;
export type CollectionName = keyof typeof collections;
