import type { Role } from './roles.ts';

/** What can be done, and by whom. Every route names one operation, or that it is open to anybody. */
export const OPERATIONS = {
  /** One's own account: everybody's. */
  'own-account': ['admin', 'editor', 'manager'],
  content: ['admin', 'editor'],
  leads: ['admin', 'manager'],
  /** What the weeks brought: the owner's page. */
  overview: ['admin'],
  people: ['admin'],
  archive: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Operation = keyof typeof OPERATIONS;

export function mayDo(role: Role, operation: Operation): boolean {
  return (OPERATIONS[operation] as readonly Role[]).includes(role);
}
