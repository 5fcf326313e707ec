import type { Role } from '../../contract/roles.ts';

export const ROLE_CHOICES: { readonly value: Role; readonly label: string }[] = [
  { value: 'manager', label: 'менеджер: заявки' },
  { value: 'editor', label: 'редактор: сайт' },
  { value: 'admin', label: 'администратор: всё' },
];
