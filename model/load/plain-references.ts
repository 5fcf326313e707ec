import { callMinutes } from '../calling-hours/call-minutes.ts';
import { counted, PEOPLE, type PluralForms } from '../format/plural.ts';
import type { Company } from '../kinds/company.ts';
import type { KindValues } from '../kinds/kinds.ts';

export type PlainReference = {
  readonly reference: string;
  /** `null` when the owner file does not state the value. */
  readonly value: string | null;
  readonly owner: string;
  /** What is missing and the remedy. */
  readonly missing: string;
};

const BRIGADES: PluralForms = ['бригада', 'бригады', 'бригад'];

/** References without a parameter: the callback time and the counts of the company. */
export function plainReferences({ replies, company }: Pick<KindValues, 'replies' | 'company'>): PlainReference[] {
  const { counts } = company;
  return [
    {
      reference: '{минуты}',
      value: callMinutes(replies)?.replace('\u00a0', ' ') ?? null,
      owner: 'replies.yaml',
      missing: 'в replies.yaml нет callbackMinutes. Впишите его или напишите без минут.',
    },
    ofCompany('{людей}', counts, ({ people }) => counted(people, PEOPLE)),
    ofCompany('{число людей}', counts, ({ people }) => String(people)),
    ofCompany('{бригад}', counts, ({ brigades }) => counted(brigades, BRIGADES)),
    ofCompany('{сдано}', counts, ({ homes }) => String(homes)),
  ];
}

type Counts = NonNullable<Company['counts']>;

function ofCompany(reference: string, counts: Counts | undefined, write: (counts: Counts) => string): PlainReference {
  const value = counts === undefined ? null : write(counts).replace('\u00a0', ' ');
  const missing = 'в company.yaml нет «Сколько вас» (counts). Впишите его или напишите без числа.';
  return { reference, value, owner: 'company.yaml', missing };
}
