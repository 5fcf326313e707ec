/** Permissions. Each route requires one of them, or is `public`. */
const OPERATIONS = [
  'own-account',
  // Reading content, drafts, uploads, comments and sending for review.
  'content',
  // Every change of the content folder, now or by schedule.
  'publish',
  // Deleting an entry from the bin, with its history.
  'erase-content',
  'leads',
  // Tables and files with the personal data of many leads.
  'export-leads',
  // Erasing all data of a person.
  'erase-leads',
  // Statistics of the last weeks, on the owner's page.
  'overview',
  'people',
  'archive',
  // Replacing the demo content by a company's own.
  'own-company',
] as const;
export type Operation = (typeof OPERATIONS)[number];

type RoleFacts = {
  readonly title: string;
  readonly area: string;
  readonly may: readonly Operation[];
};

/** Roles with their permissions: the single source for authorization, invitations and forms. */
export const ROLES = {
  manager: { title: 'менеджер', area: 'заявки', may: ['own-account', 'leads', 'export-leads', 'erase-leads'] },
  author: { title: 'автор', area: 'черновики сайта, без публикации', may: ['own-account', 'content'] },
  editor: { title: 'редактор', area: 'сайт', may: ['own-account', 'content', 'publish'] },
  admin: { title: 'администратор', area: 'всё', may: OPERATIONS },
} as const satisfies Readonly<Record<string, RoleFacts>>;

export type Role = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as [Role, ...Role[]];

export type Person = { readonly id: string; readonly email: string; readonly name: string; readonly role: Role };

export function rolesThatMay(operation: Operation): Role[] {
  return ROLE_NAMES.filter((role) => mayDo(role, operation));
}

export function mayDo(role: Role, operation: Operation): boolean {
  const { may }: RoleFacts = ROLES[role];
  return may.includes(operation);
}
