import type { CalculatorView } from './calculator-data.ts';

const split = { rough: 0.3, finish: 0.2 };

/** Prices of two packages with extras, as a calculator gets them. */
export const PRICES: CalculatorView = {
  minAreaM2: 18,
  maxAreaM2: 200,
  packages: [
    { slug: 'comfort', title: 'Комфорт', priceRubPerM2: 20_000, baseDays: 44, daysPerM2: 0.5, split },
    { slug: 'author', title: 'Авторский', priceRubPerM2: 30_000, baseDays: 62, daysPerM2: 0.5, split },
  ],
  houses: [
    { housing: 'new', value: 'novostroyka', label: 'Новостройка', what: 'без отделки', markup: 0, days: 0 },
    { housing: 'resale', value: 'vtorichka', label: 'Вторичка', what: 'демонтаж', markup: 0.12, days: 9 },
  ],
  extras: [
    { id: 'project', title: 'Проект', priceRubPerM2: 1900, includedIn: ['author'] },
    { id: 'loggia', title: 'Лоджия', priceRub: 118_000 },
    { id: 'door', title: 'Дверь', priceRub: 36_000, maxCount: 2 },
  ],
  tolerancePercent: 7,
  defaults: { areaM2: 50, housing: 'new', package: 'comfort', extras: {} },
  rules: '№ 7 от 1 октября 2026',
  rulesVersion: 7,
  notIncluded: 'Техника',
  note: 'Цены договора',
};
