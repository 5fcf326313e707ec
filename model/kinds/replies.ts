import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { group, integer, list, text } from '../fields/fields.ts';
import { type Gap, wording } from '../fields/wording.ts';
import { gapsOf } from '../format/gaps.ts';
import { defineKind } from './define-kind.ts';

const MINUTES: Gap = 'минуты';

/** A text that managers send from a lead in the panel; visitors do not see it on the site. */
const message = group('Сообщение', {
  title: text(40, 'О чём', { hint: 'По этим словам его выбирают: «Не дозвонились»' }),
  text: wording(600, 'Текст', { may: ['имя', 'тема', 'номер', 'когда', 'адрес', 'компания'] }),
});

const schema = z
  .strictObject({
    ...section('Обещание', {
      callbackMinutes: integer('За сколько перезваниваете в рабочее время', {
        min: 1,
        max: 600,
        unit: 'мин',
        hint: 'Если минут не обещаете, не заполняйте: сайт назовёт день и час',
      }).optional(),
    }),
    form: group('Под кнопкой формы', {
      before: wording(120, 'Пока форму не тронули'),
      open: wording(200, 'В рабочие часы', { must: ['когда'], may: ['время', 'закрытие'] }),
      closed: wording(200, 'Когда закрыто', { must: ['когда'], may: ['время'] }),
    }),
    callback: group('Окно «Перезвоните мне»', {
      title: wording(60, 'Заголовок'),
      lead: wording(160, 'Под заголовком'),
    }),
    accepted: group('Заявка принята', {
      title: wording(60, 'Заголовок', { must: ['номер'] }),
      call: wording(120, 'Обещание звонка', { must: ['когда'] }),
      closed: wording(120, 'Если сейчас закрыто', { may: ['время'] }),
      hours: wording(120, 'О часах работы'),
    }),
    messages: list('Готовые сообщения', message, {
      max: 12,
      hint: 'Менеджер выбирает их в заявке и отправляет в мессенджере или СМС. {имя} без имени пропадёт вместе с запятой перед ним',
    }).optional(),
  })
  .check(({ value: { callbackMinutes, form, callback, accepted, messages = [] }, issues }) => {
    if (callbackMinutes !== undefined) return;
    const groups = [
      ...Object.entries({ form, callback, accepted }).map(([name, texts]) => [[name], texts] as const),
      ...messages.map((texts, at) => [['messages', at], texts] as const),
    ];
    for (const [path, texts] of groups) {
      for (const [field, words] of Object.entries(texts)) {
        if (!gapsOf(words).includes(MINUTES)) continue;
        const remedy = `Подставить вместо {${MINUTES}} нечего. Заполните «За сколько перезваниваете» (callbackMinutes) или напишите без минут.`;
        issues.push({ code: 'custom', input: words, path: [...path, field], message: remedy });
      }
    }
  });
export type Replies = z.infer<typeof schema>;

export const replies = defineKind({
  file: 'replies.yaml',
  group: 'site',
  title: 'Что говорим о звонке',
  hint: 'Обещание под формой, окно обратного звонка, слова о принятой заявке',
  schema,
  prices: 'kept',
});
