import { useSearchParams } from 'react-router';
import type { LeadParameter, LeadView } from '../../contract/leads.ts';
import { FIRST_VIEW, LEAD_PARAMETERS, LEAD_VIEWS } from '../../contract/leads.ts';

export type LeadFilters = Readonly<Partial<Record<LeadParameter, string>>>;

/** What is looked for stands in the address: it survives a reload, and can be sent to a colleague. */
export function useLeadFilters() {
  const [parameters, setParameters] = useSearchParams();
  const filters: LeadFilters = Object.fromEntries(
    LEAD_PARAMETERS.flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const view: LeadView = filters.show && filters.show in LEAD_VIEWS ? (filters.show as LeadView) : FIRST_VIEW;
  return {
    filters,
    view,
    search: new URLSearchParams(filters).toString(),
    change(changed: LeadFilters) {
      const next = { ...filters, ...changed };
      const kept = Object.entries(next).filter(([name, value]) => value && !(name === 'show' && value === FIRST_VIEW));
      setParameters(new URLSearchParams(kept as [string, string][]), { replace: true });
    },
  };
}
