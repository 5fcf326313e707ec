import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import type { Role } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { useSession } from '../lib/use-session.ts';
import { ownCompanyQuery } from '../own-company/own-company-query.ts';
import { EditorsStart } from './editors-start.tsx';

/** Start page by role; `null` shows the start screen of editors. */
const BEGINS: Readonly<Record<Role, string | null>> = {
  admin: '/overview',
  manager: '/leads',
  editor: null,
  author: null,
};

/** State of the history entry after a person has accepted an invitation. */
export type StartState = { readonly isFirstVisit: boolean };

export function StartScreen() {
  const role = useSession().data?.person.role;
  const isFirstVisit = (useLocation().state as StartState | null)?.isFirstVisit === true;
  const isOffered = isFirstVisit && role !== undefined && mayDo(role, 'own-company');
  const company = useQuery({ ...ownCompanyQuery(), enabled: isOffered });
  if (role === undefined || (isOffered && company.isPending)) return null;
  if (isOffered && company.data?.isDemo) return <Navigate to="/own-company" replace />;
  // An installed panel is a phone in the hand of somebody who answers leads.
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const place = isInstalled && mayDo(role, 'leads') ? '/leads' : BEGINS[role];
  return place === null ? <EditorsStart /> : <Navigate to={place} replace />;
}
