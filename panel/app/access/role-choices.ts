import { ROLE_NAMES, ROLES } from '../../contract/roles.ts';

export const ROLE_CHOICES = ROLE_NAMES.map((value) => ({
  value,
  label: `${ROLES[value].title}: ${ROLES[value].area}`,
}));
