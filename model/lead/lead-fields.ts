/** What a visitor can mend, in the order of the form, in the words of a list of mistakes. */
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

/** The longest texts that are taken, in characters. A longer name or comment is refused, anything else is cut. */
export const LEAD_LIMITS = { name: 100, comment: 2000, phone: 60, callTime: 60, hidden: 500 } as const;

/** What is told beside the fields: the calculator's result, or a list of choices, by the question. */
export type LeadAnswers = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number | boolean)[]>
>;
