import { streamSSE } from 'hono/streaming';
import type { Route } from '../http/route.ts';
import type { PublishingWatch } from './publishing-report.ts';

/** Heartbeat interval in milliseconds; proxies close idle connections. */
const HEARTBEAT_INTERVAL_MS = 20_000;

export function publishingRoutes(watch: PublishingWatch): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/publishing/events',
      operation: 'content',
      handle(context) {
        // The header disables buffering in nginx, which would delay events.
        context.header('X-Accel-Buffering', 'no');
        return streamSSE(context, async (stream) => {
          const end = watch.listen((report) => void stream.writeSSE({ data: JSON.stringify(report) }));
          stream.onAbort(end);
          while (!stream.aborted && !stream.closed) {
            await stream.sleep(HEARTBEAT_INTERVAL_MS);
            await stream.write(': \n\n');
          }
        });
      },
    },
  ];
}
