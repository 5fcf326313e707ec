/** Separate works that most companies offer; `unit` is in the accusative. */
export const SINGLE_WORKS = [
  { name: 'demolition', title: 'Демонтаж и вывоз', unit: 'м²', icon: 'bucket', priceRub: 450 },
  { name: 'plaster', title: 'Штукатурка по маякам', unit: 'м²', icon: 'roller', priceRub: 700 },
  { name: 'screed', title: 'Стяжка пола', unit: 'м²', icon: 'layers', priceRub: 850 },
  { name: 'electrics', title: 'Электрика', unit: 'точку', icon: 'plug', priceRub: 1500 },
  { name: 'plumbing', title: 'Вода и канализация', unit: 'точку', icon: 'pipe', priceRub: 3500 },
  { name: 'tiles', title: 'Плитка и керамогранит', unit: 'м²', icon: 'tile', priceRub: 2100 },
] as const;
export type SingleWork = (typeof SINGLE_WORKS)[number]['name'];
