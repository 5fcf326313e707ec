import type { PluralForms } from '../../../model/format/plural.ts';
import { counted, plural } from '../../../model/format/plural.ts';

/** «Все 13 работ», «Все 22 работы»; the number stays away where «все» does not go with it, as in 21. */
export function allOf(count: number, forms: PluralForms, withoutNumber: string): string {
  return plural(count, forms) === forms[0] ? withoutNumber : `Все ${counted(count, forms)}`;
}
