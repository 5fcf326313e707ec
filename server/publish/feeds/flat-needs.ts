import type { FlatAd } from './flat-ad.ts';
import type { Need } from './portal.ts';

type FlatNeed = Need<FlatAd>;

function need(why: string, field: string, isMet: FlatNeed['isMet']): FlatNeed {
  return { why, field: field.split('.'), isMet };
}

const HOUSE_NUMBER = /(?:^|[\s,])(?:д(?:ом)?\.?\s*)?\d+\s*[а-яё]?(?:\s*[/кс]\s*\d+)*$/iu;

export const NEEDS = {
  place: need('нет координат, а в адресе нет номера дома', 'latitude', ({ place, street }) => {
    return place !== null || HOUSE_NUMBER.test(street);
  }),
  kitchen: need('кухня больше всей квартиры', 'kitchenAreaM2', ({ areaM2, kitchenAreaM2 = 0 }) => {
    return kitchenAreaM2 <= areaM2;
  }),
  price: need('нет цены', 'priceRub', ({ priceRub }) => priceRub > 0),
  contract: need('это собственность, а сюда берут уступку и ДДУ', 'saleBasis', ({ isNew }) => isNew),
  houseMaterial: need('не сказано, из чего стены', 'portals.houseMaterial', has('houseMaterial')),
  concreteHouse: need('новостроек из дерева площадка не берёт', 'portals.houseMaterial', ({ houseMaterial }) => {
    return houseMaterial !== 'wood';
  }),
  finish: need('не сказано, какая отделка', 'portals.finish', has('finish')),
  builtYear: need('нет года сдачи дома', 'portals.builtYear', has('builtYear')),
  readyQuarter: need('нет квартала сдачи дома', 'portals.readyQuarter', has('readyQuarter')),
  yandexBuilding: need('нет номера жилого комплекса у Яндекса', 'portals.ids.yandexBuilding', hasId('yandexBuilding')),
  yandexHouse: need('нет номера корпуса у Яндекса', 'portals.ids.yandexHouse', hasId('yandexHouse')),
  cianComplex: need('нет номера жилого комплекса у ЦИАН', 'portals.ids.cianComplex', hasId('cianComplex')),
  avitoSize: need('меньше 10 м²: таких квартир площадка не берёт', 'areaM2', ({ areaM2 }) => areaM2 >= 10),
  avitoHouse: need('нет номера корпуса у Авито', 'portals.ids.avitoHouse', hasId('avitoHouse')),
} as const;

/** Required for every flat on every portal. */
export const ALWAYS: readonly FlatNeed[] = [NEEDS.price, NEEDS.kitchen, NEEDS.place];

/** Optional data that improves an ad's ranking or credibility. */
export const ADVICE: readonly FlatNeed[] = [
  need('в адресе нет номера дома', 'portals.address', ({ street }) => HOUSE_NUMBER.test(street)),
  need('не сказано, из чего стены', 'portals.houseMaterial', has('houseMaterial')),
  need('не сказано, какая отделка', 'portals.finish', has('finish')),
  need('визуализации вместо фотографий: площадки такие снижают или снимают', 'photos', ({ photos, isReady }) => {
    return !isReady || photos.some(({ isRendering }) => !isRendering);
  }),
  need('жилая площадь вместе с кухней больше общей, жилую не отдали', 'livingAreaM2', (ad) => !ad.isLivingAreaLeftOut),
];

function has(field: 'houseMaterial' | 'finish' | 'builtYear' | 'readyQuarter') {
  return (ad: FlatAd) => ad[field] !== undefined;
}

function hasId(name: keyof NonNullable<FlatAd['ids']>) {
  return ({ ids }: FlatAd) => ids?.[name] !== undefined;
}
