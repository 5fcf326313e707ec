import { useDocumentVisibility } from '@mantine/hooks';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PublishingReport } from '../../contract/content.ts';

const REPORT = ['publishing'];

/** Keeps the publishing report fresh by one stream for all parts of the window that read it. */
export function useFollowPublishing(): void {
  const client = useQueryClient();
  const isSeen = useDocumentVisibility() === 'visible';
  useEffect(() => {
    // Hidden tabs close their stream, because all tabs of a browser share six connections to one server.
    if (!isSeen) return;
    const events = new EventSource('/api/publishing/events');
    events.onmessage = ({ data }: MessageEvent<string>) => {
      client.setQueryData(REPORT, JSON.parse(data));
      void client.invalidateQueries({ queryKey: ['entries'] });
    };
    return () => events.close();
  }, [client, isSeen]);
}

/** The publishing report of the site's server; `null` until the first message. */
export function usePublishing(): PublishingReport | null {
  return useQuery<PublishingReport>({ queryKey: REPORT, queryFn: skipToken, gcTime: Infinity }).data ?? null;
}
