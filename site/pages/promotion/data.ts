import type { Content, WithSlug } from '../../../model/content.ts';
import { type PromotionState, promotionState } from '../../../model/format/calendar.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { Company } from '../../../model/kinds/company.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import { advertisingMark } from '../../features/promotions/advertising-mark.ts';
import {
  currentPromotions,
  type PromotionCardView,
  toPromotionCard,
} from '../../features/promotions/promotion-card-data.ts';
import { promotionPeriod } from '../../features/promotions/promotion-dates.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import { type PhotoView, shareImageUrl, toPhotoView } from '../../pictures/photo.ts';
import { bannerLead } from './banner-lead.ts';

type Shown = 'slug' | 'title' | 'facts' | 'audienceTitle' | 'audience' | 'includedTitle' | 'included' | 'terms';

export type PromotionData = Pick<WithSlug<Promotion>, Shown> & {
  readonly state: PromotionState;
  readonly period: string;
  readonly organizer: string;
  readonly note?: string;
  readonly rulesUrl?: string;
  readonly mark?: string;
  readonly form: Promotion['form'];
  readonly ask?: string;
  readonly others: readonly PromotionCardView[];
};

const OTHERS_SHOWN = 2;

export const source: PageSource<PromotionData> = {
  params: (content) => content.promotions.map(({ slug }) => ({ slug })),

  data(content, { slug }) {
    const promotion = content.promotions.find((candidate) => candidate.slug === slug);
    if (!promotion) return null;
    const { title, bannerTitle, summary, photo, seo } = promotion;
    const state = promotionState(promotion, content.today);
    const isEnded = state === 'ended';
    const description = shortDescription(seo?.description ?? summary);
    const image = toPhotoView(content, seo?.image ?? photo);
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description,
      image,
      ...(isEnded || seo?.noindex ? { noindex: true } : {}),
      meta: {
        bannerTitle: bannerTitle ?? typograph(title),
        bannerSubTitle: bannerLead(promotion, state),
        bannerImage: toPhotoView(content, photo),
        ...(isEnded ? { bannerTone: 'stone' } : {}),
        breadcrumb: title,
      },
      card: { title, fact: promotionPeriod(promotion) },
      jsonLd: isEnded ? [] : [promotionOffer(promotion, { image, description })],
      data: toPromotionData(content, promotion, state),
    };
  },
};

function toPromotionData(content: Content, promotion: WithSlug<Promotion>, state: PromotionState): PromotionData {
  const { slug, note, rulesUrl } = promotion;
  const mark = advertisingMark(promotion);
  const others = currentPromotions(content).filter((other) => other.slug !== slug);
  return {
    slug,
    title: promotion.title,
    state,
    period: promotionPeriod(promotion),
    facts: promotion.facts,
    audienceTitle: promotion.audienceTitle,
    audience: promotion.audience,
    ...(note ? { note } : {}),
    includedTitle: promotion.includedTitle,
    included: promotion.included,
    terms: promotion.terms,
    organizer: promotion.organizer ?? organizerOf(content.company),
    ...(rulesUrl ? { rulesUrl } : {}),
    ...(mark ? { mark } : {}),
    form: promotion.form,
    ...(promotion.ask === undefined ? {} : { ask: promotion.ask }),
    others: others.slice(0, OTHERS_SHOWN).map((other) => toPromotionCard(content, other)),
  };
}

/** Advertising of a promotion must name its organiser. */
function organizerOf({ requisites: { legalName, inn, ogrn, address } }: Company): string {
  return `${legalName}, ИНН ${inn}, ОГРН ${ogrn}. ${address}`;
}

type Facts = { readonly image: PhotoView; readonly description: string };

function promotionOffer(promotion: WithSlug<Promotion>, { image, description }: Facts): JsonLd {
  const { slug, title, startsOn, endsOn } = promotion;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name: title,
    description,
    url: `/stocks/${slug}`,
    image: shareImageUrl(image),
    validFrom: startsOn,
    validThrough: endsOn,
    offeredBy: { '@id': '/#company' },
  };
}
