import { neutralViewings } from '../../../model/calling-hours/viewing-slots.ts';
import type { Content, WithSlug } from '../../../model/content.ts';
import { formatRub } from '../../../model/format/money.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { type ComparedFlat, FLAT_FACTS } from '../../features/flats/compared-flat.ts';
import { type FlatCardView, priceOf, toFlatCard } from '../../features/flats/flat-card-data.ts';
import { type FlatIndex, flatIndex, similarFlats } from '../../features/flats/flat-index.ts';
import { statusText } from '../../features/flats/flat-words.ts';
import { type PaymentView, paymentView } from '../../features/flats/payment-words.ts';
import { type GalleryPhotoView, toGallery } from '../../features/gallery/gallery-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { PageMeta, PageSource } from '../../page-contract/page.ts';
import { VIEWING } from '../../page-contract/viewing.ts';
import { toDrawingView } from '../../pictures/drawing.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { flatJsonLd } from './json-ld.ts';
import { OFFERS, offerOf } from './offers.ts';

const SIMILAR = 3;

export type FlatData = {
  readonly flat: FlatView;
  readonly similar: readonly FlatCardView[];
  /** `null` for a sold flat when no text for other offers is configured. */
  readonly form: Pages['sales']['form'] | null;
  /** Viewing times; absent when the flat cannot be viewed. */
  readonly viewings?: readonly string[];
};

/** Fields of a flat that only its own page publishes unchanged; all others stay out of the page's data. */
const OWN_FACTS = [
  'status',
  'mapUrl',
  'developer',
  'projectDeclarationUrl',
  'summary',
  'features',
  'photosNote',
] as const satisfies readonly (keyof Flat)[];

export type FlatView = ComparedFlat &
  Pick<Flat, (typeof OWN_FACTS)[number]> & {
    readonly price: OfferPrice | null;
    readonly photos: readonly GalleryPhotoView[];
    readonly planPicture: readonly GalleryPhotoView[];
  };

export type OfferPrice = {
  readonly rub: number;
  readonly rubPerM2: number;
  /** Previous price; shown only together with the date of the change. */
  readonly was: { readonly rub: number; readonly endedOn: string } | null;
  readonly unfinishedRubPerM2: number | null;
  readonly payment: PaymentView;
};

export const source: PageSource<FlatData, FlatIndex> = {
  shared: flatIndex,
  params: (content) => content.flats.map(({ slug }) => ({ slug })),

  data(content, { slug = '' }, index) {
    const flat = index.bySlug.get(slug);
    if (!flat) return null;
    const view = toFlatView(content, flat);
    const form = formOf(content.pages.sales, flat, view);
    const image = toPhotoView(content, flat.seo?.image ?? flat.photos[0] ?? content.company.shareImage);
    const place = [flat.city, flat.address].join(', ');
    return {
      title: documentTitle(flat.seo?.title ?? `${flat.title}, ${place}`, content.company.brand),
      description: shortDescription(flat.seo?.description ?? flat.summary),
      meta: { breadcrumb: flat.title, ...actionOf(view, form !== null) },
      card: { title: `${flat.title}, ${place}`, fact: view.price ? formatRub(view.price.rub) : view.statusText },
      image,
      ...(flat.seo?.noindex ? { noindex: true } : {}),
      jsonLd: [flatJsonLd(content, flat, image)],
      data: {
        flat: view,
        similar: similarFlats(index, flat, SIMILAR).map((other) => toFlatCard(content, other)),
        form,
        ...(flat.status === 'available' ? { viewings: neutralViewings(content.company) } : {}),
      },
    };
  },
};

function toFlatView(content: Content, flat: WithSlug<Flat>): FlatView {
  const { slug, keysOn, status, planPicture, planDrawing } = flat;
  const isReady = !keysOn || keysOn <= content.today;
  return {
    ...pick(flat, [...FLAT_FACTS, ...OWN_FACTS]),
    slug,
    statusText: statusText(flat, content.today),
    isReady,
    ask: OFFERS[offerOf(status, isReady)],
    price: toOfferPrice(content, flat),
    package: packageLink(content, flat.package),
    photos: toGallery(content, flat.photos),
    planPicture: toGallery(content, planPicture ? [planPicture] : []),
    ...(planDrawing ? { planDrawing: toDrawingView(content, planDrawing) } : {}),
  };
}

function pick<Key extends keyof Flat>(flat: Flat, keys: readonly Key[]): Pick<Flat, Key> {
  return Object.fromEntries(keys.filter((key) => key in flat).map((key) => [key, flat[key]])) as Pick<Flat, Key>;
}

function toOfferPrice({ pages }: Content, flat: Flat): OfferPrice | null {
  const price = priceOf(flat);
  const { previousPriceRub, priceChangedOn, unfinishedPriceRubPerM2 } = flat;
  return (
    price && {
      ...price,
      was: previousPriceRub && priceChangedOn ? { rub: previousPriceRub, endedOn: priceChangedOn } : null,
      unfinishedRubPerM2: unfinishedPriceRubPerM2 ?? null,
      payment: paymentView(price.rub, pages.sales),
    }
  );
}

/** Form texts by status: sold and reserved flats are not shown, an unfinished house cannot be entered. */
function formOf({ form, reserved, sold, unfinished }: Pages['sales'], flat: Flat, view: FlatView): FlatData['form'] {
  if (flat.status === 'sold') return sold ? formWith(form, sold) : null;
  if (flat.status === 'reserved') return formWith(form, reserved);
  if (view.isReady) return form;
  const { lead, ...words } = formWith(form, unfinished);
  return { ...words, lead: flat.shownInstead ?? lead };
}

type Form = Pages['sales']['form'];

/** Overrides the default form texts; omitted texts keep their defaults. */
function formWith(form: Form, { title, lead, ...others }: NonNullable<Pages['sales']['sold']> = form): Form {
  return { title: title ?? form.title, lead: lead ?? form.lead, ...others };
}

/** The page has a booking button in the price panel, so only the bar on phones repeats it. */
function actionOf({ ask, price }: FlatView, hasForm: boolean): Pick<PageMeta, 'action' | 'barAction'> {
  if (!hasForm) return { action: VIEWING };
  const action = { ...ask, to: '#form' };
  return { barAction: { ...action, ...(price ? { price: formatRub(price.rub) } : {}) } };
}

function packageLink({ packages }: Content, slug: string | undefined): FlatView['package'] {
  const found = packages.find((item) => item.slug === slug);
  return found ? { title: found.title, to: `/remont/${found.slug}` } : null;
}
