import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './request.ts';

/** What the panel has asked its server; a refusal is an answer and is not asked again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (count, error) => error instanceof RequestError && error.status === 0 && count < 3,
    },
  },
});
