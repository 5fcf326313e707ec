import type { LeadNews } from '../../../contract/leads.ts';

const CHANNEL = 'panel-leads';
const RETRY_MS = 15_000;

type Listener = {
  /** Called in every tab. */
  readonly onNews: (news: LeadNews) => void;
  /** Called only in the tab that has the stream. */
  readonly onFirst: (news: LeadNews) => void;
};

/**
 * Subscribes to news of leads by one stream for all tabs, since browsers limit connections to six per server. The tab
 * with the lock shares the events; another tab gets the lock when it closes.
 */
export function followLeads({ onNews, onFirst }: Listener): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LeadNews>) => onNews(data);
  const publish = (news: LeadNews) => {
    onNews(news);
    onFirst(news);
    channel.postMessage(news);
  };
  const holdStream = () => new Promise<void>((resolve) => listen(publish, stop.signal, resolve));
  // Locks need a secure context; without them every tab opens a stream.
  if (navigator.locks)
    void navigator.locks.request(CHANNEL, { signal: stop.signal }, holdStream).catch(() => undefined);
  else void holdStream();
  return () => {
    stop.abort();
    channel.close();
  };
}

function listen(publish: (news: LeadNews) => void, signal: AbortSignal, onEnd: () => void): void {
  if (signal.aborted) {
    onEnd();
    return;
  }
  const source = new EventSource('/api/leads/events');
  let again: ReturnType<typeof setTimeout> | undefined;
  source.onmessage = ({ data }: MessageEvent<string>) => publish(JSON.parse(data) as LeadNews);
  source.onerror = () => {
    // The server refused: the session has expired or there are too many streams. Lists handle a 401 themselves; retry
    // later.
    if (source.readyState !== EventSource.CLOSED || signal.aborted) return;
    again = setTimeout(() => listen(publish, signal, onEnd), RETRY_MS);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(again);
    source.close();
    onEnd();
  });
}
