import type { LeadNews } from '../../contract/leads.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import type { LeadWatch } from './lead-watch.ts';

export type StreamRules = {
  /** Maximum number of open streams; a browser shares one stream among its tabs. */
  readonly most: number;
  readonly heartbeatMs: number;
  /** Maximum stream duration in milliseconds; the reconnect repeats the authorization. */
  readonly longestMs: number;
};

export const STREAM_RULES: StreamRules = { most: 100, heartbeatMs: 20_000, longestMs: 10 * 60_000 };

export function leadEvents(watch: LeadWatch, rules: StreamRules = STREAM_RULES) {
  const open = new Set<() => void>();
  const route: Route = {
    method: 'GET',
    path: '/api/leads/events',
    operation: 'leads',
    handle({ req }) {
      if (open.size >= rules.most)
        throw new Refusal(503, 'Слишком много открытых панелей. Список обновляется раз в полминуты.');
      return new Response(streamOf(watch, rules, open, parseLastEventId(req.header('Last-Event-ID'))), {
        headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
      });
    },
  };
  return {
    route,
    stop() {
      for (const end of [...open]) end();
    },
  };
}

/** Parses `Last-Event-ID`: the number of the newest lead that the browser received before a disconnect. */
function parseLastEventId(id: string | undefined): number | null {
  const number = Number(id || Number.NaN);
  return Number.isSafeInteger(number) ? number : null;
}

function streamOf(
  watch: LeadWatch,
  { heartbeatMs, longestMs }: StreamRules,
  open: Set<() => void>,
  lastSeenNumber: number | null,
) {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      const stopListening = watch.listen(
        (news: LeadNews, newest) => say(`id: ${newest}\ndata: ${JSON.stringify(news)}\n\n`),
        lastSeenNumber,
      );
      const heartbeat = setInterval(() => say(': \n\n'), heartbeatMs);
      const last = setTimeout(() => end(), longestMs);
      end = () => {
        if (!open.delete(end)) return;
        stopListening();
        clearInterval(heartbeat);
        clearTimeout(last);
        controller.close();
      };
      open.add(end);
      say('retry: 2000\n\n');
    },
    cancel() {
      end();
    },
  });
}
