import { capitalize } from '../format/capitalize.ts';
import { counted, DAYS, YEARS } from '../format/plural.ts';
import type { KindSource } from '../kinds/kinds.ts';
import type { Answers } from './answers.ts';
import { area, callNote, singleWorks } from './company-content.ts';
import { chosenPackages, stagesOf, usualPackage } from './package-content.ts';
import { drawn } from './pictures.ts';

/** `home.yaml`. */
export function homeContent(answers: Answers): KindSource<'home'> {
  const { city, packages } = answers;
  const cheapest = chosenPackages(answers)[0]?.slug;
  const usual = usualPackage(answers);
  const rows = singleWorks(answers);
  const title = capitalize(city.tagline);
  const example = `Квартира ${area(packages.exampleAreaM2)}, пакет «${usual.title}»`;
  const promise = `Смета через ${counted(packages.estimateDays, DAYS)} после замера`;
  return {
    hero: {
      title,
      lead: `От {цена ${cheapest}} за м². ${promise}, гарантия на работы — ${counted(packages.guaranteeYears, YEARS)}.`,
      photo: drawn('home'),
    },
    packages: {
      title: 'Пакеты и цены',
      lead: 'Цена за метр по полу: работы, материалы пакета, доставка и вывоз мусора.',
    },
    calculator: {
      title: 'Посчитайте свою квартиру',
      lead: 'Цены те же, что в пакетах. Точную сумму назовём после замера.',
    },
    works: { title: 'Работы', lead: 'У каждой — площадь, срок, смета и итог.' },
    schedule: {
      title: 'Ремонт по неделям',
      lead: `${example}. Такой же график, с датами, составим для вас.`,
      stages: stagesOf(usual.level, usual.termDays).map(({ stage, ...days }) => ({ title: stage.title, ...days })),
      notes: [
        { title: 'До договора', text: `Замер и разговор о задаче. ${promise}.` },
        { title: 'Во время работ', text: 'Показываем сделанное после каждого этапа и подписываем акт.' },
        { title: 'На приёмке', text: 'Проходим вместе по всем комнатам. Замечания записываем и исправляем.' },
      ],
    },
    ...(answers.offers.sales ? { flats: { title: 'Квартиры в продаже', lead: 'Можно посмотреть и купить.' } } : {}),
    ...(rows.length > 0
      ? { services: { title: 'Отдельные работы', lead: 'Если нужен не весь ремонт. Цены — за работу.', rows } }
      : {}),
    questions: {
      title: 'Вопросы до договора',
      lead: 'Не нашли свой? Ответим по телефону',
      items: [
        {
          question: 'Может ли смета вырасти?',
          answer: packages.keepsEstimate
            ? 'Только с вашей подписью: новые работы начинаем после подписанного листа с ценой.'
            : 'Всё, что меняет сумму, сначала обсуждаем с вами и записываем в дополнение к договору.',
        },
        {
          question: 'Как платить?',
          answer: 'По этапам: часть перед началом, часть после черновых работ, остаток после приёмки.',
        },
        {
          question: 'Какая гарантия?',
          answer: `На работы — ${counted(packages.guaranteeYears, YEARS)}. Права по закону о защите прав потребителей она не сокращает.`,
        },
      ],
    },
    articles: { title: 'Полезная информация', lead: 'О том, что спрашивают на замерах.' },
    closing: {
      title: 'Начнём с цены',
      lead: 'Расскажите о квартире. Назовём вилку и предложим время замера.',
      cardTitle: 'Узнайте цену по телефону',
      cardNote: callNote(answers),
      button: 'Перезвоните мне',
    },
    seo: {
      title,
      description: `Пакеты от {цена ${cheapest}} за м², калькулятор, график и смета. ${promise}.`,
    },
  };
}
