import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublishingReport } from '../../contract/content.ts';

/** Subscribes to the publishing report of the site's server; `null` until the first message. */
export function usePublishing(): PublishingReport | null {
  const [report, setReport] = useState<PublishingReport | null>(null);
  const client = useQueryClient();
  const isSeen = useDocumentVisibility() === 'visible';
  useEffect(() => {
    // Hidden tabs close their stream, because all tabs of a browser share six connections to one server.
    if (!isSeen) return;
    const events = new EventSource('/api/publishing/events');
    events.onmessage = ({ data }: MessageEvent<string>) => {
      setReport(JSON.parse(data));
      void client.invalidateQueries({ queryKey: ['entries'] });
    };
    return () => events.close();
  }, [client, isSeen]);
  return report;
}
