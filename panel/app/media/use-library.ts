import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Library } from '../../contract/media.ts';
import { get } from '../lib/request.ts';

export const LIBRARY_KEY = ['photos', 'library'];

export function useLibrary(search: string, isUnused: boolean, page: number) {
  const query = new URLSearchParams({ search, unused: String(isUnused), page: String(page) });
  return useQuery({
    queryKey: [...LIBRARY_KEY, search, isUnused, page],
    queryFn: () => get<Library>(`/api/photos?${query}`),
    placeholderData: keepPreviousData,
  });
}
