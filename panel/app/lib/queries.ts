import { QueryClient } from '@tanstack/react-query';
import { RequestError } from './request.ts';

/** The shared query client. Only network errors are retried; an error response is final. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      retry: (count, error) => error instanceof RequestError && error.status === 0 && count < 3,
    },
  },
});
