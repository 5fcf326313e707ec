export const VISITOR_FIELDS = {
  name: 'имя',
  phone: 'телефон',
  comment: 'комментарий',
  consent: 'согласие',
} as const;

export type VisitorField = keyof typeof VISITOR_FIELDS;
export const VISITOR_FIELD_NAMES = Object.keys(VISITOR_FIELDS) as VisitorField[];

export function isVisitorField(name: string): name is VisitorField {
  return Object.hasOwn(VISITOR_FIELDS, name);
}

/** Maximum lengths in characters. Longer names and comments are rejected; other fields are truncated. */
export const LEAD_LIMITS = { name: 100, comment: 2000, phone: 60, callTime: 60, hidden: 500 } as const;

/** Additional answers by question, such as a calculator result or a list of choices. */
export type LeadAnswers = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number | boolean)[]>
>;
