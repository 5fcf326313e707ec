import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import type { Role } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { useSession } from '../lib/use-session.ts';
import { ownCompanyQuery } from '../own-company/own-company-query.ts';

/** Start page by role. */
const BEGINS: Readonly<Record<Role, string>> = {
  admin: '/overview',
  manager: '/leads',
  editor: '/site',
  author: '/site',
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
  return <Navigate to={place} replace />;
}
