import { useLocation, useSearchParams } from 'react-router';
import type { LeadParameter, LeadView } from '../../contract/leads.ts';
import { FIRST_VIEW, LEAD_PARAMETERS, LEAD_VIEWS } from '../../contract/leads.ts';

export type LeadFilters = Readonly<Partial<Record<LeadParameter, string>>>;

/**
 * Filters of the list, kept over a reload in the address. The search text may be a phone number, so it is in the
 * history state, which is not sent to the server.
 */
export function useLeadFilters() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const filters: LeadFilters = Object.fromEntries(
    LEAD_PARAMETERS.flatMap((name) => {
      const value = name === 'text' ? state?.text : parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const view: LeadView = filters.show && filters.show in LEAD_VIEWS ? (filters.show as LeadView) : FIRST_VIEW;
  return {
    filters,
    view,
    change(changed: LeadFilters) {
      const { text, ...next } = { ...filters, ...changed };
      const kept = Object.entries(next).filter(([name, value]) => value && !(name === 'show' && value === FIRST_VIEW));
      setParameters(new URLSearchParams(kept as [string, string][]), { replace: true, state: text ? { text } : null });
    },
  };
}
