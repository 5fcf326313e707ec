import { z } from 'zod';
import { describe } from '../fields/field-meta.ts';
import { flag, group, isoDate, list, photo, rub, text } from '../fields/fields.ts';

const seoSchema = z.strictObject({
  title: text(70, 'Заголовок в поиске').optional(),
  description: text(170, 'Описание в поиске').optional(),
  image: photo('Картинка для соцсетей').optional(),
  noindex: flag('Не показывать в поиске').optional(),
});

/** Metadata for search engines and link previews. */
export function seo() {
  return describe(seoSchema.clone(), {
    title: 'Для поисковиков',
    hint: 'Чего не заполнить, соберём из текста страницы',
    widget: 'group',
    shared: 'Для поисковиков',
  });
}

/** Keeps an entry and its page off the site until it is cleared. */
export function withdrawal() {
  return flag('Снято с сайта', { hint: 'Запись останется в папке, посетители её не увидят' }).optional();
}

const figureSchema = z.strictObject({
  value: text(12, 'Число', { hint: '«74», «0,5»' }),
  unit: text(12, 'Единица', { hint: '«дня», «₽», «%»' }).optional(),
  label: text(120, 'Что это за число'),
});

export function figures(title: string, options: { min?: number; max?: number; length?: number; hint?: string }) {
  const item = describe(figureSchema.clone(), { title: 'Цифра', widget: 'group', shared: 'Цифра' });
  return list(title, item, options);
}

const questionSchema = z.strictObject({ question: text(160, 'Вопрос'), answer: text(1200, 'Ответ') });
export type QuestionAnswer = z.infer<typeof questionSchema>;

export function questions(options: { min: number; max?: number }) {
  const item = describe(questionSchema.clone(), { title: 'Вопрос', widget: 'group', shared: 'Вопрос и ответ' });
  return list('Вопросы и ответы', item, options);
}

const priceFields = {
  rub: rub('Сумма'),
  from: flag('Это наименьшая сумма', { hint: 'Тогда перед ней стоит «от»' }).default(false),
  unit: text(20, 'За что', { hint: '«м²», «точку», «дверь»; если не заполнить — за всё' }).optional(),
};

export function price() {
  return group('Цена', priceFields);
}

/** Texts of a lead form on the page of one item. */
export function form(noteMaxLength: number) {
  return group('Форма заявки', {
    title: text(60, 'Заголовок'),
    note: text(noteMaxLength, 'Что будет после отправки', { hint: 'Когда перезвоним и что спросим' }),
    button: text(40, 'Надпись на кнопке'),
  });
}

export function titledTexts(
  title: string,
  of: string,
  options: { title: number; text: number; min: number; length?: number },
) {
  const { title: titleLength, text: textLength, ...counts } = options;
  return list(title, group(of, { title: text(titleLength, 'Название'), text: text(textLength, 'Текст') }), counts);
}

/** Consent of a person to the publication of their data or home (152-ФЗ, article 10.1). */
export function publicationConsent(title: string) {
  return group(title, {
    givenOn: isoDate('Когда разрешили публикацию', { hint: 'Раньше этого дня на сайте не появится' }),
    document: text(120, 'Где лежит согласие', { hint: '«журнал согласий, № 14»; на сайте не видно', internal: true }),
  });
}
