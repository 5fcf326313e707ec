import { z } from 'zod';
import { gapsOf } from '../format/gaps.ts';
import { describe } from './field-meta.ts';
import { nearest } from './nearest.ts';

/** Placeholders that the site fills in, each with the information it provides. */
const GAPS = {
  часы: 'когда вы работаете',
  городе: 'где вы находитесь',
  минуты: 'за сколько перезваниваете',
  время: 'который у вас час',
  закрытие: 'до скольких сегодня работаете',
  когда: 'когда ждать звонка',
  номер: 'какой у заявки номер',
  имя: 'как обращаетесь к человеку',
  тема: 'о чём заявка',
  адрес: 'где ваш офис',
  компания: 'кто пишет',
} as const;

export type Gap = keyof typeof GAPS;

/** Company facts, which every text may use. */
const FACTS: readonly Gap[] = ['часы', 'городе', 'минуты'];

type Options = {
  readonly may?: readonly Gap[];
  readonly must?: readonly Gap[];
};

/** Text with placeholders in braces that the site fills in: «Позвоним {когда}». */
export function wording(maxLength: number, title: string, { may = [], must = [] }: Options = {}) {
  const known = [...must, ...may, ...FACTS];
  const schema = z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .check(({ value, issues }) => {
      for (const message of problems(value, known, must)) issues.push({ code: 'custom', input: value, message });
    });
  return describe(schema, { title, hint: `Подставим ${known.map(inBraces).join(', ')}`, widget: 'text', maxLength });
}

function* problems(text: string, known: readonly Gap[], must: readonly Gap[]): Generator<string> {
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
    yield `Скобка без пары. Подстановка пишется так: ${inBraces('когда')}.`;
  const used = gapsOf(text);
  for (const name of used.filter((gap) => !known.some((one) => one === gap))) {
    const close = nearest(name, known);
    yield `Подстановки ${inBraces(name)} здесь нет. ${close ? `Может быть, ${inBraces(close)}?` : `Есть: ${known.map(inBraces).join(', ')}.`}`;
  }
  for (const gap of must.filter((one) => !used.includes(one)))
    yield `Добавьте ${inBraces(gap)}: без этого посетитель не узнает, ${GAPS[gap]}.`;
}

function inBraces(name: string): string {
  return `{${name}}`;
}
