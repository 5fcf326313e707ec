import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeDrafts } from './store-drafts.ts';

export function useStoreDrafts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: storeDrafts,
    // Open lists and forms must see the new drafts.
    onSettled: () => client.invalidateQueries(),
  });
}
