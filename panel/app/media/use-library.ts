import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Library } from '../../contract/media.ts';
import { get } from '../lib/request.ts';

export const LIBRARY_KEY = ['photos', 'library'];

/** @param first file of the entry whose photographs come first */
export function useLibrary(search: string, isUnused: boolean, page: number, first: string) {
  const query = new URLSearchParams({ search, unused: String(isUnused), page: String(page), first });
  return useQuery({
    queryKey: [...LIBRARY_KEY, search, isUnused, page, first],
    queryFn: () => get<Library>(`/api/photos?${query}`),
    placeholderData: keepPreviousData,
  });
}
