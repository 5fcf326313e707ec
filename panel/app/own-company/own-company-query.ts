import { queryOptions } from '@tanstack/react-query';
import type { OwnCompany } from '../../contract/own-company.ts';
import { get } from '../lib/request.ts';

export const ownCompanyQuery = () =>
  queryOptions({
    queryKey: ['own-company'],
    queryFn: () => get<OwnCompany>('/api/own-company'),
    staleTime: 60_000,
    // Refetching must not change a form that is being filled in.
    refetchOnWindowFocus: false,
  });
