import { z } from 'zod';
import { EnvironmentError } from '../../../server/env.ts';
import type { Role } from '../../contract/roles.ts';

/** Whose sign-in must have a second step. */
const demands = z.enum(['administrators', 'everybody', 'optional']).default('administrators');

export type SecondFactorDemand = z.infer<typeof demands>;

/** @throws {EnvironmentError} */
export function readDemand(given: string | undefined): SecondFactorDemand {
  const read = demands.safeParse(given || undefined);
  if (read.success) return read.data;
  throw new EnvironmentError(`PANEL_SECOND_FACTOR="${given}": неверно. Нужно: administrators, everybody или optional.`);
}

type User = { readonly role: Role; readonly twoFactorEnabled?: boolean | null | undefined };

/** Whether this person has to set one up before anything else. */
export function mustSetUp(demand: SecondFactorDemand, { role, twoFactorEnabled }: User): boolean {
  if (twoFactorEnabled === true || demand === 'optional') return false;
  return demand === 'everybody' || role === 'admin';
}
