/** Who works with the panel, in the words that people see. */
export const ROLES = { admin: 'администратор', editor: 'редактор', manager: 'менеджер' } as const;

export type Role = keyof typeof ROLES;

/** Somebody who is signed in. */
export type Person = { readonly id: string; readonly email: string; readonly name: string; readonly role: Role };
