import { Navigate } from 'react-router';
import type { Role } from '../../contract/roles.ts';
import { useSession } from '../lib/use-session.ts';
import { EditorsStart } from './editors-start.tsx';

/** Start page by role; `null` shows the start screen of editors. */
const BEGINS: Readonly<Record<Role, string | null>> = { admin: '/overview', manager: '/leads', editor: null };

export function StartScreen() {
  const session = useSession();
  if (!session.data) return null;
  const place = BEGINS[session.data.person.role];
  return place === null ? <EditorsStart /> : <Navigate to={place} replace />;
}
