import { z } from 'zod';
import { EnvironmentError } from '../../../server/env.ts';
import type { Role } from '../../contract/roles.ts';

const demands = z.enum(['administrators', 'everybody', 'optional']);

export type SecondFactorDemand = z.infer<typeof demands>;

/** Defaults to `optional` without https, that is, for local trials. @throws {EnvironmentError} */
export function readDemand(given: string | undefined, panelUrl: string): SecondFactorDemand {
  const read = demands.safeParse(given || (panelUrl.startsWith('https:') ? 'administrators' : 'optional'));
  if (read.success) return read.data;
  throw new EnvironmentError(`PANEL_SECOND_FACTOR="${given}": неверно. Нужно: administrators, everybody или optional.`);
}

type User = { readonly role: Role; readonly twoFactorEnabled?: boolean | null | undefined };

export function mustSetUp(demand: SecondFactorDemand, { role, twoFactorEnabled }: User): boolean {
  if (twoFactorEnabled === true || demand === 'optional') return false;
  return demand === 'everybody' || role === 'admin';
}
