import type { LeadNews } from '../../../contract/leads.ts';

const CHANNEL = 'panel-leads';
const AGAIN_MS = 15_000;

type Listener = {
  /** In every tab. */
  readonly onNews: (news: LeadNews) => void;
  /** In the one tab that listens for all. */
  readonly onFirst: (news: LeadNews) => void;
};

/**
 * News of leads, through one stream for all tabs of this browser, which may hold only six connections to one server.
 * The tab that has the lock listens and tells the others; when it closes, the next one has it.
 */
export function followLeads({ onNews, onFirst }: Listener): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LeadNews>) => onNews(data);
  const tell = (news: LeadNews) => {
    onNews(news);
    onFirst(news);
    channel.postMessage(news);
  };
  const listening = () => new Promise<void>((resolve) => listen(tell, stop.signal, resolve));
  // Without a secure address there are no locks: every tab listens for itself.
  if (navigator.locks) void navigator.locks.request(CHANNEL, { signal: stop.signal }, listening).catch(() => undefined);
  else void listening();
  return () => {
    stop.abort();
    channel.close();
  };
}

function listen(tell: (news: LeadNews) => void, signal: AbortSignal, onEnd: () => void): void {
  if (signal.aborted) {
    onEnd();
    return;
  }
  const source = new EventSource('/api/leads/events');
  let again: ReturnType<typeof setTimeout> | undefined;
  source.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as LeadNews);
  source.onerror = () => {
    // Refused: the session is over, or there are too many. Lists find out by themselves; the stream asks again later.
    if (source.readyState !== EventSource.CLOSED || signal.aborted) return;
    again = setTimeout(() => listen(tell, signal, onEnd), AGAIN_MS);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(again);
    source.close();
    onEnd();
  });
}
