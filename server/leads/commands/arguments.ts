import { startOfDay } from '../../../model/format/date.ts';
import { readPhone } from '../../../model/format/read-phone.ts';
import type { LocalClock } from '../../release/contact.ts';
import { CHANNEL_NAMES } from '../channels/channels.ts';
import type { Given } from './command.ts';
import { UsageError } from './command.ts';

export function leadNumber(word: string | undefined): number {
  const digits = (word ?? '').replace(/^(№|N|#)\s*/i, '');
  if (!/^\d{1,9}$/.test(digits)) throw new UsageError('Укажите номер заявки, например 1042.');
  return Number(digits);
}

/** Returns the phone in E.164. */
export function phoneNumber(words: readonly string[]): string {
  const reading = readPhone(words.join(' '));
  if (!reading.ok) throw new UsageError(`Телефон не читается. ${reading.problem}.`);
  return reading.phone;
}

/** Returns the start of the calendar day in the company's time zone. */
export function day(text: string, { utcOffsetHours }: LocalClock): Date {
  const isReal = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isReal) throw new UsageError(`«${text}» — не дата. Пишите год, месяц и день: 2026-11-20.`);
  return startOfDay(text, utcOffsetHours);
}

export function oneOf<Value extends string>(text: string, values: readonly Value[], what: string): Value {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${what} «${text}» не бывает. Бывает: ${values.join(', ')}.`);
  return found;
}

export function channelName(text: string): string {
  return oneOf(text, CHANNEL_NAMES, 'Канала');
}

export function textOption({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function wholeOption(given: Given, name: string, most: number): number | undefined {
  const text = textOption(given, name);
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > most)
    throw new UsageError(`--${name}: нужно число от 1 до ${most}.`);
  return Number(text);
}
