import type { PluralForms } from '../../../model/format/plural.ts';
import { counted, plural } from '../../../model/format/plural.ts';

/** «Все 13 работ», «Все 22 работы»; without the number when «все» does not agree with it, as with 21. */
export function allOf(count: number, forms: PluralForms, withoutNumber: string): string {
  return plural(count, forms) === forms[0] ? withoutNumber : `Все ${counted(count, forms)}`;
}
