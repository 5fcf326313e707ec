import type { Field } from '../../model/fields/field-tree.ts';
import { readPhone } from '../../model/format/read-phone.ts';

const YES = /^(да|д|yes|y|\+)$/i;
const NO = /^(нет|н|no|n|-)$/i;

/** Turns typed text into a value of the field; text that does not fit stays as it is and fails the check. */
export function readTyped({ widget }: Pick<Field, 'widget'>, typed: string): unknown {
  switch (widget) {
    case 'boolean':
      return YES.test(typed) ? true : NO.test(typed) ? false : typed;
    case 'number':
    case 'money':
    case 'area': {
      const number = Number(typed.replace(/[\s\u00a0]/g, '').replace(',', '.'));
      return Number.isNaN(number) ? typed : number;
    }
    case 'phone': {
      const read = readPhone(typed);
      return read.ok ? read.phone : typed;
    }
    default:
      return typed;
  }
}

export function shownAnswer(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return typeof value === 'number' ? String(value).replace('.', ',') : String(value);
}
