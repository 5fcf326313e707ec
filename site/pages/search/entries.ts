import type { Article, Content, WithSlug } from '../../../model/content.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRub, formatRubPerM2 } from '../../../model/format/money.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { formatPrice } from '../../../model/format/price.ts';
import type { Flat } from '../../../model/kinds/flat.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Package } from '../../../model/kinds/package.ts';
import type { Promotion } from '../../../model/kinds/promotion.ts';
import type { Service } from '../../../model/kinds/service.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { textOf, textOfInline } from '../../../model/rich-text/rich-text.ts';
import { priceOf } from '../../features/flats/flat-card-data.ts';
import { roomsName, statusText } from '../../features/flats/flat-words.ts';
import { currentPromotions } from '../../features/promotions/promotion-card-data.ts';
import type { SearchEntry, SearchGroup, SearchKind } from '../../features/search/search-entry.ts';
import { packageOf } from '../../features/works/work-card-data.ts';
import { keyWords, withoutRepeats } from './key-words.ts';
import { questionEntries } from './question-entries.ts';
import { sectionEntries } from './section-entries.ts';

export function searchGroups(content: Content): SearchGroup[] {
  const entries: Record<SearchKind, SearchEntry[]> = {
    section: sectionEntries(content),
    package: content.packages.map(packageEntry),
    service: content.services.map(serviceEntry),
    work: content.works.map((work) => workEntry(content, work)),
    flat: content.flats.map((flat) => flatEntry(content, flat)),
    promotion: currentPromotions(content).map(promotionEntry),
    article: content.articles.map(articleEntry),
    question: questionEntries(content),
  };
  return (Object.keys(entries) as SearchKind[])
    .map((kind) => ({ kind, entries: entries[kind] }))
    .filter((group) => group.entries.length > 0);
}

function packageEntry(item: WithSlug<Package>): SearchEntry {
  const { slug, title, summary, priceRubPerM2, highlights, groups } = item;
  const included = groups.flatMap(({ lines }) => lines.filter((line) => line.included).map((line) => line.title));
  return {
    to: `/remont/${slug}`,
    title: `Ремонт «${title}»`,
    note: `от ${formatRubPerM2(priceRubPerM2)}`,
    words: withoutRepeats(['пакет цена смета срок', summary, ...highlights, ...included]),
  };
}

function serviceEntry({ slug, title, summary, price, checklist }: WithSlug<Service>): SearchEntry {
  return {
    to: `/services/${slug}`,
    title,
    note: formatPrice(price),
    words: withoutRepeats(['цена', summary, ...checklist.map((part) => part.title)]),
  };
}

const ROOMS = {
  studio: 'студия',
  '1': 'однокомнатная',
  '2': 'двухкомнатная',
  '3+': 'трёхкомнатная',
  part: '',
} as const satisfies Record<Work['rooms'], string>;

/** Indexes only the main attributes of a work, which bounds the index for thousands of works. */
function workEntry(content: Content, work: WithSlug<Work>): SearchEntry {
  const { slug, title, rooms, housing, style, complex, address, areaM2, actualDays, finalRub } = work;
  const { oldHouse } = content.pages.works;
  return {
    to: `/works/${slug}`,
    title,
    note: `${formatArea(areaM2)}, ${counted(actualDays, DAYS)}, ${formatRub(finalRub)}`,
    words: withoutRepeats([
      ROOMS[rooms],
      housingNames(oldHouse)[housing].label,
      style,
      complex,
      address,
      packageOf(content, work).title,
    ]),
  };
}

function flatEntry({ today }: Content, flat: WithSlug<Flat>): SearchEntry {
  const { slug, title, rooms, city, district, address, complex } = flat;
  const price = priceOf(flat);
  return {
    to: `/sales/${slug}`,
    title: `${title}, ${address}`,
    note: [statusText(flat, today), ...(price ? [formatRub(price.rub)] : [])].join(', '),
    words: withoutRepeats(['купить квартира', roomsName(rooms), city, district, complex]),
  };
}

function promotionEntry({ slug, title, summary, endsOn }: WithSlug<Promotion>): SearchEntry {
  return {
    to: `/stocks/${slug}`,
    title,
    note: `до ${formatDate(endsOn)}`,
    words: withoutRepeats(['акция скидка подарок', summary]),
  };
}

const WORDS_OF_ARTICLE = 30;

function articleEntry({ slug, title, lead, tags, body }: Article): SearchEntry {
  const headings = body.flatMap((block) => (block.type === 'heading' ? [textOfInline(block.children)] : []));
  return {
    to: `/news/${slug}`,
    title,
    note: tags.join(', '),
    words: withoutRepeats([...headings, lead, keyWords(textOf(body), WORDS_OF_ARTICLE)]),
  };
}
