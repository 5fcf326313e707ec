import type { Operation } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { useSession } from './use-session.ts';

/** Whether the person has a permission; `false` until the session is known. */
export function useMay(operation: Operation): boolean {
  const role = useSession().data?.person.role;
  return role !== undefined && mayDo(role, operation);
}
