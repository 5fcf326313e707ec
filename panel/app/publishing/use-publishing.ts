import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PublishingReport } from '../../contract/content.ts';

/** What the site's server says of publishing, as soon as it says it; `null` until the first word. */
export function usePublishing(): PublishingReport | null {
  const [report, setReport] = useState<PublishingReport | null>(null);
  const client = useQueryClient();
  const isSeen = useDocumentVisibility() === 'visible';
  useEffect(() => {
    // All tabs of a browser have six connections to one server: those that nobody looks at leave theirs to the others.
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
