import type { Content, WithSlug } from '../../../model/content.ts';
import { formatNumber } from '../../../model/format/area.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { planFile } from './plan-file.ts';
import type { Ad } from './portal.ts';
import { type AdPhoto, type PhotoSite, portalPhoto } from './portal-photos.ts';

export type Seller = {
  readonly role: 'owner' | 'agency' | 'developer';
  readonly organization: string;
  readonly name?: string | undefined;
  /** `+7` and ten digits. */
  readonly phone: string;
  readonly email?: string | undefined;
};

type Kept = 'priceRub' | 'rooms' | 'areaM2' | 'floor' | 'floorsTotal' | 'ceilingM' | 'saleBasis';
type Asked = Omit<NonNullable<Flat['portals']>, 'except' | 'address'>;

/** Portal-independent data of a flat ad. */
export type FlatAd = Ad &
  Pick<WithSlug<Flat>, Kept | 'kitchenAreaM2' | 'projectDeclarationUrl'> &
  Partial<Asked> & {
    /** Omitted when living area and kitchen exceed the total area, as in a kitchen that is also a living room. */
    readonly livingAreaM2?: number;
    readonly isLivingAreaLeftOut: boolean;
    readonly region: string;
    readonly city: string;
    readonly district: string;
    /** Street and, if known, the house number. */
    readonly street: string;
    readonly place: { readonly latitude: number; readonly longitude: number } | null;
    /** «Кирпичный двор»: without «ЖК» and quotation marks. */
    readonly complex: string | null;
    /** Sold under a contract with the developer. */
    readonly isNew: boolean;
    readonly isReady: boolean;
    /** ISO days; `changedOn` equals `publishedOn` when no change is known. */
    readonly publishedOn: string;
    readonly changedOn: string;
    readonly description: string;
    readonly planUrl: string;
    readonly photos: readonly AdPhoto[];
    readonly seller: Seller;
  };

export type AdsJob = {
  readonly content: Content;
  readonly origin: string;
  readonly site: PhotoSite;
};

export function flatAds({ content, origin, site }: AdsJob): FlatAd[] {
  return content.flats
    .filter(({ status }) => status === 'available')
    .map((flat) => flatAd({ content, origin, site }, flat));
}

function flatAd({ content, origin, site }: AdsJob, flat: WithSlug<Flat>): FlatAd {
  const { except = [], address, ...asked } = flat.portals ?? {};
  const { livingAreaM2, kitchenAreaM2, latitude, longitude } = flat;
  const isTooMuch = livingAreaM2 !== undefined && livingAreaM2 + (kitchenAreaM2 ?? 0) > flat.areaM2;
  return {
    ...asked,
    ...pick(flat),
    id: flat.slug,
    file: `flats/${flat.slug}.yaml`,
    url: `${origin}/sales/${flat.slug}`,
    ...(livingAreaM2 === undefined || isTooMuch ? {} : { livingAreaM2 }),
    isLivingAreaLeftOut: isTooMuch,
    except,
    region: content.company.region,
    street: address ?? flat.address,
    place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    complex: flat.complex?.replace(/^ЖК\s*/u, '').replace(/[«»"]/g, '') ?? null,
    isNew: flat.saleBasis !== 'ownership',
    isReady: isReady(flat, content.today),
    publishedOn: flat.publishedOn,
    changedOn: changeDay(flat, content.today),
    description: description(flat, content.today),
    planUrl: flat.planPicture
      ? portalPhoto({ content, origin, site }, flat.planPicture).url
      : `${origin}/media/${planFile(content, flat)?.name ?? ''}`,
    photos: flat.photos.map((photo) => portalPhoto({ content, origin, site }, photo)),
    seller: seller(content),
  };
}

function pick(flat: WithSlug<Flat>) {
  const { title, priceRub, rooms, areaM2, kitchenAreaM2, floor, floorsTotal, ceilingM, saleBasis } = flat;
  const { city, district, projectDeclarationUrl } = flat;
  return {
    title,
    priceRub,
    rooms,
    areaM2,
    floor,
    floorsTotal,
    ceilingM,
    saleBasis,
    city,
    district,
    ...(kitchenAreaM2 === undefined ? {} : { kitchenAreaM2 }),
    ...(projectDeclarationUrl === undefined ? {} : { projectDeclarationUrl }),
  };
}

function isReady({ keysOn }: Pick<Flat, 'keysOn'>, today: string): boolean {
  return keysOn === undefined || keysOn <= today;
}

/** Only price changes have a recorded day; other changes are found by comparing releases. */
function changeDay({ publishedOn, priceChangedOn = '' }: Flat, today: string): string {
  return priceChangedOn > publishedOn && priceChangedOn <= today ? priceChangedOn : publishedOn;
}

/** Repeats the page's text without markup and addresses, because portals reject addresses. */
function description(flat: Flat, today: string): string {
  const { summary, features, windows, bathroom, house, ceilingM, photosNote, developer } = flat;
  const lines = [
    summary,
    features.map((feature) => `— ${feature}`).join('\n'),
    `Дом: ${house}. Потолки ${formatNumber(ceilingM)} м. Окна: ${windows}. Санузел ${bathroom}.`,
    isReady(flat, today) ? '' : (flat.shownInstead ?? ''),
    developer ? `Застройщик — ${developer}, проектная декларация — на наш.дом.рф.` : '',
    photosNote ?? '',
    renderingNote(flat),
  ];
  return lines.filter((line) => line !== '').join('\n\n');
}

function renderingNote({ photos }: Pick<Flat, 'photos'>): string {
  const drawn = photos.filter(({ isRendering }) => isRendering).length;
  if (drawn === 0) return '';
  return `${drawn === photos.length ? 'Картинки' : 'Часть картинок'} — визуализации, а не фотографии.`;
}

function seller({ company }: Content): Seller {
  const { seller: role = 'agency', name, phone = company.phone, email } = company.portals ?? {};
  return { role, name, phone, email, organization: company.brand };
}
