import type { PackageLevel } from './package-levels.ts';

type Words = {
  readonly summary: string;
  readonly highlights: [string, string, string];
  readonly lead: string;
  readonly suits: [string, string];
  readonly notIncluded: [string, string];
};

export const PACKAGE_WORDS: Readonly<Record<PackageLevel, Words>> = {
  rough: {
    summary: 'Ровные стены и пол, электрика и трубы. Дальше отделываете сами или с нами.',
    highlights: ['Штукатурка по маякам', 'Электрика и щит', 'Стяжка пола'],
    lead: 'Готовим квартиру к чистовой отделке: всё, что скрыто под обоями и полом, сделано и проверено.',
    suits: ['Хотите выбрать отделку позже.', 'Будете отделывать комнаты своими силами.'],
    notIncluded: ['Чистовая отделка, двери, сантехника и свет', 'Кухня, мебель и техника'],
  },
  basic: {
    summary: 'Черновые работы, плитка в ванной, ламинат и обои.',
    highlights: ['Ламинат и обои', 'Плитка в ванной', 'Ровные потолки'],
    lead: 'Чистая отделка без лишнего: практичные материалы, которые легко заменить.',
    suits: ['Готовите квартиру для сдачи.', 'Хотите скорее въехать, а двери и свет выбрать самим.'],
    notIncluded: ['Двери, сантехника, розетки и светильники', 'Кухня, мебель и техника'],
  },
  turnkey: {
    summary: 'От пустых стен до дверей и розеток. Остаётся привезти мебель.',
    highlights: ['Кварцвинил, стены под покраску', 'Керамогранит в ванной', 'Двери, сантехника и свет'],
    lead: 'Материалы выбираете вместе с нами, мы закупаем, поднимаем и отвечаем за остатки.',
    suits: ['Хотите приехать в готовую квартиру.', 'Живёте в другом городе и следите за ремонтом по фотографиям.'],
    notIncluded: ['Кухня, шкафы, техника и шторы', 'Демонтаж во вторичном жилье'],
  },
  design: {
    summary: 'Дизайн-проект и ремонт по нему: свои решения для каждой комнаты.',
    highlights: ['Дизайн-проект', 'Инженерная доска и окраска', 'Подбор всех материалов'],
    lead: 'Сначала рисуем и согласуем проект, затем делаем ремонт по чертежам.',
    suits: ['Хотите интерьер под свою семью.', 'Меняете планировку и расстановку мебели.'],
    notIncluded: ['Мебель, кухня и техника', 'Согласование перепланировки'],
  },
};

type Line = { readonly title: string; readonly has: readonly PackageLevel[]; readonly values?: Values };
type Values = Partial<Record<PackageLevel, string>>;

const ALL = ['rough', 'basic', 'turnkey', 'design'] as const;
const FROM_BASIC = ['basic', 'turnkey', 'design'] as const;
const FROM_TURNKEY = ['turnkey', 'design'] as const;

/** Comparison of packages; each package has the same lines. */
export const COMPARISON: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
  {
    title: 'Подготовка',
    lines: [
      { title: 'Замер и смета', has: ALL },
      { title: 'Доставка, подъём и вывоз мусора', has: ALL },
      { title: 'Дизайн-проект', has: ['design'] },
    ],
  },
  {
    title: 'Инженерия',
    lines: [
      { title: 'Электрика и щит', has: ALL },
      { title: 'Вода и канализация', has: ALL },
      { title: 'Розетки, выключатели и свет', has: FROM_TURNKEY },
      { title: 'Сантехника', has: FROM_TURNKEY },
    ],
  },
  {
    title: 'Отделка',
    lines: [
      { title: 'Штукатурка и стяжка', has: ALL },
      {
        title: 'Пол',
        has: FROM_BASIC,
        values: { basic: 'ламинат', turnkey: 'кварцвинил', design: 'инженерная доска' },
      },
      {
        title: 'Стены',
        has: FROM_BASIC,
        values: { basic: 'обои', turnkey: 'обои под покраску', design: 'окраска' },
      },
      { title: 'Плитка в ванной', has: FROM_BASIC, values: { turnkey: 'керамогранит', design: 'керамогранит' } },
      { title: 'Межкомнатные двери', has: FROM_TURNKEY },
    ],
  },
];
