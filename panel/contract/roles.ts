/** What can be done. Every route names one operation, or that it is open to anybody. */
export type Operation =
  | 'own-account'
  | 'content'
  | 'leads'
  /** Results of the last weeks: the owner's page. */
  | 'overview'
  | 'people'
  | 'archive';

type RoleFacts = {
  readonly title: string;
  /** What the role is for, in an invitation. */
  readonly area: string;
  readonly may: readonly Operation[];
};

/** Who works with the panel. Rights, invitations and forms read this table alone. */
export const ROLES = {
  manager: { title: 'менеджер', area: 'заявки', may: ['own-account', 'leads'] },
  editor: { title: 'редактор', area: 'сайт', may: ['own-account', 'content'] },
  admin: {
    title: 'администратор',
    area: 'всё',
    may: ['own-account', 'content', 'leads', 'overview', 'people', 'archive'],
  },
} as const satisfies Readonly<Record<string, RoleFacts>>;

export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

/** Somebody who is signed in. */
export type Person = { readonly id: string; readonly email: string; readonly name: string; readonly role: Role };

export function mayDo(role: Role, operation: Operation): boolean {
  const { may }: RoleFacts = ROLES[role];
  return may.includes(operation);
}
