import { z } from 'zod';
import { choice, decimal, group, httpsUrl, integer, isoDate, list, photo, reference, text } from '../fields/fields.ts';
import { defineKind } from './define-kind.ts';
import { HOUSING } from './housing.ts';
import { figures, questions, seo, titledTexts } from './parts.ts';
import { switchableTitles } from './sections.ts';

function listPage() {
  return {
    title: text(60, 'Заголовок'),
    lead: text(300, 'Абзац под заголовком'),
    form: group('Форма заявки', {
      title: text(60, 'Заголовок'),
      lead: text(260, 'Абзац под заголовком'),
      cardTitle: text(60, 'Заголовок карточки'),
      cardNote: text(160, 'Что будет после отправки'),
      button: text(40, 'Надпись на кнопке'),
      steps: list('Что будет дальше', group('Шаг', { when: text(40, 'Когда'), title: text(60, 'Название') }), {
        hint: 'Рядом с формой на широком экране. Без них там шаги из «Спасибо за заявку», если после заявки приезжает замерщик',
        min: 2,
        max: 3,
      }).optional(),
    }),
    seo: seo().optional(),
  };
}

const ONE_SUBJECT = { oneOf: ['package', 'housing'] } as const;

const landing = group('Подборка работ', {
  package: reference('packages', 'Пакет', { requiredWhen: ONE_SUBJECT }).optional(),
  housing: choice('Дом', HOUSING, { hint: 'Вместо пакета', requiredWhen: ONE_SUBJECT }).optional(),
  title: text(60, 'Заголовок'),
  lead: text(300, 'Абзац под заголовком'),
  text: list('Чем эти работы отличаются, абзацами', text(600, 'Абзац'), { min: 1, max: 4 }),
  seo: seo().optional(),
}).refine((page) => (page.package === undefined) !== (page.housing === undefined), {
  path: ['package'],
  message: 'Подборка бывает или по пакету, или по дому: заполните одно из полей package и housing.',
});
/** Overrides for the texts of a form; omitted fields keep the defaults. */
function otherForm(title: string) {
  return group(title, {
    title: text(60, 'Заголовок').optional(),
    lead: text(260, 'Абзац под заголовком').optional(),
    cardTitle: text(60, 'Заголовок карточки'),
    cardNote: text(160, 'Что будет после отправки'),
    button: text(40, 'Надпись на кнопке'),
  });
}

function nextSteps(title: string) {
  return list(
    title,
    group('Шаг', {
      when: text(40, 'Когда'),
      title: text(60, 'Название'),
      text: text(200, 'Текст'),
    }),
    { min: 3 },
  );
}

const visit = {
  who: text(200, 'Кто приедет или встретит'),
  bring: list('Что приготовить', text(120, 'Строка'), { min: 1, max: 5 }),
};

const schema = z.strictObject({
  switchedOff: list('Каких разделов нет', choice('Раздел', switchableTitles()), {
    hint: 'Страницы раздела, ссылок на него и выгрузок не будет. Записи останутся в папке',
  }).default([]),
  works: group('Работы', {
    ...listPage(),
    landings: list('Подборки', landing, { hint: 'Страница появится, когда подойдут хотя бы две работы' })
      .refine((pages) => new Set(pages.map((page) => page.package ?? page.housing)).size === pages.length, {
        message: 'Две подборки об одном и том же: оставьте одну.',
      })
      .default([]),
    oldHouse: text(40, 'Как зовёте старый фонд', { hint: '«Немецкий дом», «Сталинский дом»' }),
    emptyText: text(240, 'Ничего не нашлось: что делать'),
    sameLead: text(260, 'Форма под работой: абзац'),
  }),
  underway: group(
    'Сейчас в работе',
    { ...listPage(), emptyText: text(240, 'Когда показать нечего') },
    { hint: 'Если не показываете, не заполняйте: страницы не будет' },
  ).optional(),
  deadlines: group('Сроки', listPage(), {
    hint: 'Все договоры за год с опозданиями. Если не показываете, не заполняйте: страницы не будет',
  }).optional(),
  acceptance: group(
    'Приёмка новой квартиры',
    {
      ...listPage(),
      note: text(400, 'Откуда допуски', { hint: 'Что главнее: договор, проект, нормы' }),
      service: reference('services', 'Услуга', { hint: 'Её предлагает форма, с её страницы сюда ведёт ссылка' }),
      article: reference('articles', 'Статья о приёмке').optional(),
    },
    { hint: 'Если списка нет, не заполняйте: страницы не будет' },
  ).optional(),
  sales: group('Квартиры', {
    ...listPage(),
    emptyTitle: text(80, 'Ничего не нашлось: заголовок'),
    emptyText: text(240, 'Ничего не нашлось: что делать'),
    reserved: otherForm('Форма у квартиры с бронью').optional(),
    unfinished: otherForm('Форма у квартиры в доме, который строится').optional(),
    sold: otherForm('Форма у проданной квартиры').optional(),
    mortgage: group(
      'Ипотека для примера',
      {
        ratePercent: decimal('Ставка', { min: 0.1, max: 60, unit: '% годовых' }),
        asOf: isoDate('На какой день'),
        source: text(120, 'Откуда ставка', { hint: '«из письма банка от 18 ноября»' }),
        lender: text(120, 'Кто даёт кредит', { hint: 'Полное название банка: без него ставку показывать нельзя' }),
        lenderUrl: httpsUrl('Страница банка с условиями кредита', {
          hint: 'Закон велит вести туда всякого, кому назвали ставку',
        }),
        fullCostFromPercent: decimal('Полная стоимость кредита, от', { min: 0.1, max: 100, unit: '% годовых' }),
        fullCostToPercent: decimal('Полная стоимость кредита, до', { min: 0.1, max: 100, unit: '% годовых' }),
      },
      { hint: 'Без неё ставку впишет посетитель' },
    )
      .refine((mortgage) => mortgage.ratePercent <= mortgage.fullCostFromPercent, {
        path: ['fullCostFromPercent'],
        message: 'Полная стоимость кредита не бывает ниже ставки: в неё входят ещё страховки и оценка.',
      })
      .refine((mortgage) => mortgage.fullCostFromPercent <= mortgage.fullCostToPercent, {
        path: ['fullCostToPercent'],
        message: 'Полная стоимость «до» меньше, чем «от»: поменяйте числа местами.',
      })
      .optional(),
    instalment: group('Рассрочка на квартиру', {
      minFirstPaymentShare: decimal('Первый взнос, не меньше', {
        min: 0.05,
        max: 0.9,
        hint: 'Доля цены: 0,3 — это 30 %',
      }),
      maxMonths: integer('Срок, не больше', { min: 3, max: 120, unit: 'мес.' }),
      note: text(160, 'Условия коротко'),
    }).optional(),
  }),
  news: group('Полезная информация', {
    ...listPage(),
    articleBannerTitle: text(60, 'Строка над каждой статьёй', { hint: '«Новости и статьи»' }),
    emptyText: text(240, 'Когда на тему нет статей'),
  }),
  promotions: group('Акции', { ...listPage(), emptyText: text(240, 'Когда акций нет') }),
  services: group('Услуги', listPage()),
  packages: group('Ремонт', {
    ...listPage(),
    photo: photo('Снимок'),
    facts: list('Факты', group('Факт', { label: text(50, 'О чём'), value: text(40, 'Сколько') }), { min: 2, max: 4 }),
    stepsTitle: text(80, 'Пакеты в ряд: заголовок'),
    stepsLead: text(260, 'Пакеты в ряд: абзац'),
    compareTitle: text(60, 'Сравнение: заголовок'),
    compareLead: text(240, 'Сравнение: абзац'),
  }),
  reviews: group('Отзывы', { ...listPage(), figures: figures('Цифры', { max: 4 }) }),
  vacancies: group('Вакансии', {
    ...listPage(),
    emptyText: text(240, 'Когда вакансий нет'),
    photo: photo('Снимок'),
    photoCaption: text(120, 'Подпись снимка'),
  }),
  contacts: group('Контакты', listPage()),
  selling: group(
    'Как мы продаём квартиры',
    {
      ...listPage(),
      photo: photo('Снимок'),
      steps: titledTexts('Шаги', 'Шаг', { title: 60, text: 300, min: 3 }),
      reasons: titledTexts('Доводы', 'Довод', { title: 60, text: 300, min: 3 }),
      questions: questions({ min: 3 }),
    },
    { hint: 'Если не продаёте, не заполняйте: страницы не будет' },
  ).optional(),
  about: group('О компании', {
    ...listPage(),
    photo: photo('Снимок'),
    story: list('История', text(700, 'Абзац'), { min: 1 }),
    figures: figures('Цифры', { min: 2, max: 4, hint: 'Договоры и опоздания за год добавятся сами' }),
    peopleLead: text(240, 'Люди: абзац').optional(),
    commitmentsLead: text(240, 'Обещания: абзац').optional(),
    commitments: list(
      'Обещания',
      group('Обещание', {
        title: text(80, 'Название'),
        text: text(300, 'Текст'),
        pays: text(120, 'Что платим, если нарушили'),
      }),
      { hint: 'Пока обещаний нет, раздела не будет' },
    ),
    control: titledTexts('Как проверяем', 'Проверка', { title: 60, text: 300, min: 3 }),
    documentsTitle: text(80, 'Документы: заголовок'),
    documents: list(
      'Документы, которые можно прочитать',
      group('Документ', {
        title: text(80, 'Название', { hint: '«Образец договора»' }),
        summary: text(240, 'Коротко'),
        sections: titledTexts('Разделы', 'Раздел', { title: 80, text: 900, min: 2 }),
      }),
      { hint: 'Целиком их читают в разделе «Образцы документов»' },
    ),
  }),
  estimate: group('Расчёт на одном листе', {
    title: text(60, 'Заголовок'),
    lead: text(260, 'Абзац под заголовком'),
    form: group('Форма заявки', {
      title: text(60, 'Заголовок'),
      lead: text(160, 'Что будет после отправки'),
      button: text(40, 'Надпись на кнопке'),
    }),
  }),
  thankyou: group('Спасибо за заявку', {
    title: text(60, 'Заголовок'),
    lead: text(260, 'Абзац под заголовком'),
    steps: nextSteps('Что будет дальше'),
    measuring: group('Замер', visit).optional(),
    viewing: group('Просмотр квартиры', {
      ...visit,
      steps: nextSteps('Что будет дальше после заявки на просмотр'),
    }).optional(),
  }),
});
export type Pages = z.infer<typeof schema>;

export const pages = defineKind({
  file: 'pages.yaml',
  group: 'site',
  title: 'Тексты страниц',
  hint: 'Страницы-списки, «О компании», «Контакты», «Спасибо»',
  schema,
  prices: 'present',
});
