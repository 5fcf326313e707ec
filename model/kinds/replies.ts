import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { group, integer } from '../fields/fields.ts';
import { type Gap, wording } from '../fields/wording.ts';
import { gapsOf } from '../format/gaps.ts';
import { defineKind } from './define-kind.ts';

const MINUTES: Gap = 'минуты';

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
  })
  .check(({ value: { callbackMinutes, ...texts }, issues }) => {
    if (callbackMinutes !== undefined) return;
    for (const [part, group] of Object.entries(texts)) {
      for (const [field, text] of Object.entries(group)) {
        if (!gapsOf(text).includes(MINUTES)) continue;
        const message = `Подставить вместо {${MINUTES}} нечего. Заполните «За сколько перезваниваете» (callbackMinutes) или напишите без минут.`;
        issues.push({ code: 'custom', input: text, path: [part, field], message });
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
