import type { PackageLevel } from './package-levels.ts';

/** Value of each level that has the line; a plain value starts at `from`. */
type ByLevel = Partial<Record<PackageLevel, number>>;

export type LineTemplate = {
  readonly title: string;
  readonly unit: string;
  /** Quantity per square metre of floor, or for the whole flat. */
  readonly perM2?: number;
  readonly quantity?: number;
  readonly priceRub: ByLevel;
  /** `rough` and `finish` are materials. */
  readonly kind: 'work' | 'rough' | 'finish';
};

export type StageTemplate = {
  readonly title: string;
  /** Share of the term in relation to the other stages. */
  readonly weight: number;
  readonly text: string;
  readonly lines: readonly LineTemplate[];
};

const all = (priceRub: number): ByLevel => ({ rough: priceRub, basic: priceRub, turnkey: priceRub, design: priceRub });
const fromBasic = (basic: number, turnkey = basic, design = turnkey): ByLevel => ({ basic, turnkey, design });
const fromTurnkey = (turnkey: number, design = turnkey): ByLevel => ({ turnkey, design });

/** A stage without lines for a level is not part of its package; the last one belongs to all. */
export const STAGES: readonly StageTemplate[] = [
  {
    title: 'Разметка и перегородки',
    weight: 5,
    text: 'Переносим план на пол, проходим с вами по комнатам и проверяем размеры до начала работ.',
    lines: [{ title: 'Разметка и перегородки', unit: 'м²', perM2: 0.2, priceRub: all(1500), kind: 'work' }],
  },
  {
    title: 'Электрика и трубы',
    weight: 12,
    text: 'Прокладываем кабель и трубы по согласованной схеме, собираем щит, проверяем трубы давлением.',
    lines: [
      { title: 'Электромонтаж и сборка щита', unit: 'точка', perM2: 1, priceRub: all(1500), kind: 'work' },
      { title: 'Вода и канализация', unit: 'точка', quantity: 10, priceRub: all(3500), kind: 'work' },
      { title: 'Кабель, щит и коробки', unit: 'точка', perM2: 1, priceRub: all(980), kind: 'rough' },
      { title: 'Трубы и коллектор', unit: 'точка', quantity: 10, priceRub: all(2900), kind: 'rough' },
    ],
  },
  {
    title: 'Штукатурка и стяжка',
    weight: 18,
    text: 'Ровняем стены по маякам, заливаем стяжку. Дальше идём, когда влажность в норме.',
    lines: [
      { title: 'Штукатурка стен по маякам', unit: 'м²', perM2: 2.6, priceRub: all(690), kind: 'work' },
      { title: 'Стяжка пола', unit: 'м²', perM2: 1, priceRub: all(830), kind: 'work' },
      { title: 'Штукатурка и грунт', unit: 'м²', perM2: 2.6, priceRub: all(420), kind: 'rough' },
      { title: 'Смесь для стяжки', unit: 'м²', perM2: 1, priceRub: all(780), kind: 'rough' },
    ],
  },
  {
    title: 'Плитка и ванная',
    weight: 12,
    text: 'Гидроизоляция, затем плитка по раскладке, которую вы утвердили.',
    lines: [
      { title: 'Укладка плитки', unit: 'м²', perM2: 0.48, priceRub: fromBasic(2100), kind: 'work' },
      { title: 'Клей, затирка, гидроизоляция', unit: 'м²', perM2: 0.48, priceRub: fromBasic(900), kind: 'rough' },
      { title: 'Плитка с запасом', unit: 'м²', perM2: 0.54, priceRub: fromBasic(1400, 1800, 3200), kind: 'finish' },
    ],
  },
  {
    title: 'Стены, потолки, полы',
    weight: 18,
    text: 'Шпаклюем, отделываем стены и потолки, стелим пол и закрываем его плёнкой до последнего дня.',
    lines: [
      { title: 'Укладка пола', unit: 'м²', perM2: 0.82, priceRub: fromBasic(600), kind: 'work' },
      { title: 'Отделка стен', unit: 'м²', perM2: 2.6, priceRub: fromBasic(300, 300, 450), kind: 'work' },
      { title: 'Потолки', unit: 'м²', perM2: 1, priceRub: fromBasic(400), kind: 'work' },
      { title: 'Пол с запасом', unit: 'м²', perM2: 0.88, priceRub: fromBasic(1200, 2200, 5200), kind: 'finish' },
      { title: 'Обои, краска и грунт', unit: 'м²', perM2: 2.6, priceRub: fromBasic(220, 260, 420), kind: 'finish' },
      { title: 'Плинтус', unit: 'м', perM2: 0.8, priceRub: fromBasic(180, 210, 520), kind: 'finish' },
    ],
  },
  {
    title: 'Двери, сантехника, свет',
    weight: 8,
    text: 'Ставим двери, приборы, розетки и светильники, подключаем вашу кухню.',
    lines: [
      { title: 'Установка дверей', unit: 'шт.', quantity: 3, priceRub: fromTurnkey(5400), kind: 'work' },
      { title: 'Установка сантехники', unit: 'прибор', quantity: 5, priceRub: fromTurnkey(3250), kind: 'work' },
      {
        title: 'Двери с коробкой и ручками',
        unit: 'шт.',
        quantity: 3,
        priceRub: fromTurnkey(19_000, 38_000),
        kind: 'finish',
      },
      {
        title: 'Сантехника и смесители',
        unit: 'прибор',
        quantity: 5,
        priceRub: fromTurnkey(12_600, 26_000),
        kind: 'finish',
      },
      { title: 'Розетки и выключатели', unit: 'шт.', perM2: 1, priceRub: fromTurnkey(280, 520), kind: 'finish' },
      { title: 'Светильники', unit: 'шт.', perM2: 0.25, priceRub: fromTurnkey(830, 2600), kind: 'finish' },
    ],
  },
];

export const LAST_STAGE: StageTemplate = {
  title: 'Уборка и приёмка',
  weight: 3,
  text: 'Убираем, проходим с вами по всем комнатам. Замечания записываем и исправляем до подписания акта.',
  lines: [],
};

/** Lines of the whole renovation. */
export const OVERALL: readonly LineTemplate[] = [
  {
    title: 'Доставка, подъём, вывоз мусора',
    unit: 'квартира',
    quantity: 1,
    priceRub: all(32_000),
    kind: 'work',
  },
  { title: 'Дизайн-проект', unit: 'м²', perM2: 1, priceRub: { design: 2500 }, kind: 'work' },
];
