/** Packages of the template, from the cheapest; prices and terms are proposals for a flat of 56 m². */
export const PACKAGE_LEVELS = [
  { level: 'rough', slug: 'chernovoy', title: 'Черновой', priceRubPerM2: 11_000, termDays: 45 },
  { level: 'basic', slug: 'bazovyy', title: 'Базовый', priceRubPerM2: 17_000, termDays: 60 },
  { level: 'turnkey', slug: 'pod-klyuch', title: 'Под ключ', priceRubPerM2: 22_000, termDays: 75 },
  { level: 'design', slug: 'dizayn', title: 'С дизайн-проектом', priceRubPerM2: 33_000, termDays: 110 },
] as const;
export type PackageLevel = (typeof PACKAGE_LEVELS)[number]['level'];
