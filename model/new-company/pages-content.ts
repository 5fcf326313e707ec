import { formatDate } from '../format/date.ts';
import { formatRub } from '../format/money.ts';
import { counted, DAYS, YEARS } from '../format/plural.ts';
import { plainSpaces } from '../format/typograph.ts';
import type { KindSource } from '../kinds/kinds.ts';
import type { Answers } from './answers.ts';
import { callNote, trustFigures } from './company-content.ts';
import { chosenPackages } from './package-content.ts';
import { drawn } from './pictures.ts';

const SECTIONS = ['sales', 'promotions', 'reviews', 'vacancies'] as const;

type PagesFile = KindSource<'pages'>;
type Page = PagesFile['contacts'];

type Words = {
  readonly title: string;
  readonly lead: string;
  readonly form: readonly [title: string, lead: string, card: string, button: string];
};

/** `pages.yaml`. Texts of sections that are switched off are there for the day they are switched on. */
export function pagesContent(answers: Answers): PagesFile {
  const { offers, packages, city } = answers;
  const page = ({ title, lead, form: [formTitle, formLead, cardTitle, button] }: Words) => ({
    title,
    lead,
    form: { title: formTitle, lead: formLead, cardTitle, cardNote: callNote(answers), button },
  });
  const estimate = `Смета через ${counted(packages.estimateDays, DAYS)} после замера`;
  return {
    switchedOff: SECTIONS.filter((section) => !offers[section]),
    works: {
      ...page({
        title: 'Наши работы',
        lead: 'Сроки, сметы и снимки квартир, которые мы сдали.',
        form: ['Посчитаем вашу квартиру', 'Назовите площадь и дом.', 'Узнать цену своей квартиры', 'Посчитать'],
      }),
      oldHouse: 'Старый фонд',
      emptyText: 'Снимите один из фильтров или спросите нас, было ли похожее.',
      sameLead: 'Назовите площадь и дом. Посчитаем так же и скажем, что у вас выйдет иначе.',
    },
    sales: {
      ...page({
        title: 'Квартиры в продаже',
        lead: 'С готовым ремонтом: можно посмотреть и сразу въехать.',
        form: ['Сообщим о новой квартире', 'Скажите, какую ищете.', 'Узнать о новых', 'Жду звонка'],
      }),
      emptyTitle: 'Квартир в продаже сейчас нет',
      emptyText: 'Оставьте телефон, и мы позвоним, когда появится.',
    },
    news: {
      ...page({
        title: 'Полезная информация',
        lead: 'О том, что стоит узнать до ремонта.',
        form: ['Спросите о своём доме', 'Год постройки, площадь и что смущает.', 'Задать вопрос', 'Жду ответа'],
      }),
      articleBannerTitle: 'Новости и статьи',
      emptyText: 'Спросите нас в форме ниже, ответим по телефону.',
    },
    promotions: {
      ...page({
        title: 'Акции',
        lead: 'Условия и сроки — на странице каждой акции.',
        form: ['Узнайте цену своей квартиры', 'Назовите площадь и год дома.', 'Узнать цену', 'Жду звонка'],
      }),
      emptyText: 'Сейчас акций нет. Смету посчитаем после замера.',
    },
    services: page({
      title: 'Услуги и отдельные работы',
      lead: 'Если нужен не весь ремонт, а одна работа.',
      form: ['Нужна одна работа', 'Опишите её двумя фразами.', 'Узнать цену работы', 'Узнать цену'],
    }),
    packages: {
      ...page({
        title: `Пакеты ремонта от {цена ${chosenPackages(answers)[0]?.slug}} за метр`,
        lead: 'В цене работы, материалы пакета, доставка и вывоз мусора. Чего нет, написано на странице пакета.',
        form: [estimate, 'Приедем, снимем размеры, смету пришлём построчно.', 'Вызвать замерщика', 'Вызвать замерщика'],
      }),
      photo: drawn('prices'),
      facts: [
        { label: 'Цены действуют', value: `по ${plainSpaces(formatDate(packages.pricesValidUntil))}` },
        { label: 'Гарантия на работы', value: plainSpaces(counted(packages.guaranteeYears, YEARS)) },
      ],
      stepsTitle: 'Сначала стены, потом отделка',
      stepsLead: 'Чем больше картинка, тем дороже пакет.',
      compareTitle: 'Сравнение построчно',
      compareLead: 'Прочерк — в цену не входит.',
    },
    reviews: {
      ...page({
        title: 'Отзывы',
        lead: 'Публикуем только с согласия автора.',
        form: ['Расскажите, как всё прошло', 'Пишите как есть.', 'Оставить отзыв', 'Отправить отзыв'],
      }),
      figures: [],
    },
    vacancies: {
      ...page({
        title: 'Вакансии',
        lead: `Кого ищем в команду в ${city.cityIn}.`,
        form: ['Хотите работать с нами?', 'Расскажите, что умеете.', 'Отклик без резюме', 'Откликнуться'],
      }),
      emptyText: 'Оставьте телефон и напишите, что умеете: позвоним, когда понадобитесь.',
      photo: drawn('work'),
      photoCaption: 'Инструмент отделочника',
    },
    contacts: page({
      title: 'Контакты',
      lead: answers.contacts.officeNote ?? 'Перед приездом позвоните, чтобы вас встретили.',
      form: ['Напишите или приезжайте', 'Ответим по телефону.', 'Вопрос или заявка', 'Отправить вопрос'],
    }),
    about: aboutContent(answers, page),
    estimate: {
      title: 'Расчёт ремонта',
      lead: 'Лист со всеми цифрами расчёта. Имени и телефона в нём нет, ссылку можно отправить кому угодно.',
      form: {
        title: 'Превратить расчёт в смету',
        lead: `Перезвоним и согласуем замер. ${estimate}. Этот расчёт приложим к заявке.`,
        button: 'Нужна точная смета',
      },
    },
    thankyou: {
      title: 'Ваша заявка',
      lead: 'Перезвоним с номера, что указан на сайте. Ничего подтверждать не нужно.',
      steps: [
        { when: 'В рабочие часы', title: 'Звонок', text: 'Уточним то, чего нет в заявке, и предложим день замера.' },
        { when: 'В удобный вам день', title: 'Замер', text: 'Снимем размеры и проверим стены.' },
        {
          when: `Через ${plainSpaces(counted(packages.estimateDays, DAYS))} после замера`,
          title: 'Смета построчно',
          text: 'Пришлём файлом и разберём по телефону.',
        },
      ],
      measuring: {
        who: 'Приедет замерщик.',
        bring: ['План квартиры, если он есть', 'Доступ в каждую комнату, к щиту и стоякам'],
      },
    },
  };
}

function aboutContent(answers: Answers, page: (words: Words) => Page): PagesFile['about'] {
  const { name, city } = answers;
  const commitments = commitmentsOf(answers);
  return {
    ...page({
      title: 'О компании',
      lead: `${city.tagline.charAt(0).toUpperCase()}${city.tagline.slice(1)}. Работаем с ${name.foundedYear} года.`,
      form: ['Спросите о том, что важно', 'О смете, сроках и бригаде.', 'Спросить', 'Спросить'],
    }),
    photo: drawn('company'),
    story: [
      `«${name.brand}» ремонтирует квартиры в ${city.cityIn} с ${name.foundedYear} года. Смету составляем построчно после замера, сделанное показываем после каждого этапа.`,
    ],
    figures: trustFigures(answers),
    ...(commitments.length > 0 ? { commitmentsLead: 'Рядом с каждым обещанием — что будет, если нарушим.' } : {}),
    commitments,
    control: [
      { title: 'До начала работ', text: 'Смета построчно: что делаем, сколько и по какой цене.' },
      { title: 'После каждого этапа', text: 'Показываем сделанное и подписываем акт.' },
      { title: 'Когда удобно вам', text: 'Договоритесь о времени и приходите посмотреть.' },
      { title: 'На приёмке', text: 'Проходим вместе по всем комнатам, замечания записываем в акт.' },
    ],
    documentsTitle: 'Прочитайте до договора',
    documents: [],
  };
}

function commitmentsOf({ packages }: Answers): PagesFile['about']['commitments'] {
  const { keepsEstimate, delayRubPerDay, showsHiddenWork, guaranteeYears } = packages;
  return [
    ...(keepsEstimate
      ? [
          {
            title: 'Смета не растёт без вашей подписи',
            text: 'Ошиблись в количестве — платим сами. Новые работы начинаем после подписанного листа с ценой.',
            pays: 'Разницу платит компания',
          },
        ]
      : []),
    ...(delayRubPerDay === undefined
      ? []
      : [
          {
            title: 'Сдаём в срок',
            text: 'График с датами приложен к договору. За опоздание вычитаем из последнего платежа. Права по закону это не сокращает.',
            pays: `${plainSpaces(formatRub(delayRubPerDay))} за каждый день`,
          },
        ]),
    ...(showsHiddenWork
      ? [
          {
            title: 'Показываем стены до штукатурки',
            text: 'Трубы и кабель снимаем с рулеткой, фото отдаём с актом этапа.',
            pays: 'Вскрытие и заделка за наш счёт',
          },
        ]
      : []),
    {
      title: 'Отвечаем за работу после сдачи',
      text: `Гарантия на работы — ${plainSpaces(counted(guaranteeYears, YEARS))}. Права по закону она не сокращает.`,
      pays: 'Исправляем за свой счёт',
    },
  ];
}
