import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Pin } from '../../release/pin.ts';
import type { PublishMessage } from '../messages.ts';
import type { PublishProblem, PublishState } from './publish-state.ts';
import { readPublishState, signatureOf, writePublishState } from './publish-state.ts';

type Ended = Extract<PublishMessage, { type: 'published' | 'failed' }>;
type Live = NonNullable<PublishState['live']>;

export type StateKeeper = {
  current(): PublishState;
  recordRun(message: Ended, pin: Pin | null): void;
  recordAdvice(advice: readonly ContentIssue[]): void;
  /** Records the served release and the pin, at startup and after a manual change. */
  recordServed(live: Live, pin: Pin | null): void;
  /** Records a notified problem by its signature; `null` clears all. */
  recordNotified(signature: string | null): void;
  whenWritten(): Promise<void>;
};

type Options = {
  readonly dataDir: string;
  readonly now?: () => Date;
  /** After a failed write the state in memory stays valid. */
  readonly onWriteFailed: (error: unknown) => void;
};

export async function openStateKeeper({
  dataDir,
  now = () => new Date(),
  onWriteFailed,
}: Options): Promise<StateKeeper> {
  let state = await readPublishState(dataDir);
  let writing = Promise.resolve();

  function put(next: PublishState): void {
    state = next;
    writing = writing.then(() => writePublishState(dataDir, next)).catch(onWriteFailed);
  }

  return {
    current: () => state,
    recordRun(message, pinned) {
      const trouble = problemOf(message, state.trouble, now().toISOString());
      const isShown = message.type === 'published' && pinned === null;
      const live = isShown ? liveAfter(message, state.live, now()) : state.live;
      const feeds = message.type === 'published' ? message.feeds : state.feeds;
      const lastRun = runOf(message, now()) ?? state.lastRun;
      put({ ...state, live, pinned, lastRun, feeds, trouble, refused: trouble !== null });
    },
    recordAdvice(found) {
      const advice = { total: found.length, issues: found.slice(0, MAX_ADVICE).map(toStored) };
      if (JSON.stringify(advice) !== JSON.stringify(state.advice)) put({ ...state, advice });
    },
    recordServed(live, pinned) {
      const isKnown = state.live?.releaseId === live.releaseId;
      if (!isKnown || state.pinned?.releaseId !== pinned?.releaseId)
        put({ ...state, live: isKnown ? state.live : live, pinned });
    },
    recordNotified(signature) {
      put({ ...state, notified: signature === null ? [] : [...new Set([...state.notified, signature])] });
    },
    whenWritten: () => writing,
  };
}

/** Maximum stored advice, since the whole state is sent to every panel screen. */
const MAX_ADVICE = 100;

function toStored({ file, path, line, message }: ContentIssue): PublishProblem['issues'][number] {
  return { file, ...(path ? { path: [...path] } : {}), ...(line === undefined ? {} : { line }), message };
}

function runOf({ begunAt }: Ended, endedAt: Date): PublishState['lastRun'] {
  if (begunAt === undefined) return null;
  return { begunAt, endedAt: endedAt.toISOString(), milliseconds: endedAt.getTime() - Date.parse(begunAt) };
}

function liveAfter(
  { releaseId }: Extract<Ended, { type: 'published' }>,
  before: PublishState['live'],
  now: Date,
): Live {
  return before?.releaseId === releaseId ? before : { releaseId, since: now.toISOString() };
}

function problemOf(message: Ended, before: PublishProblem | null, now: string): PublishProblem | null {
  if (message.type === 'published' && message.issues.length === 0) return null;
  const facts = {
    fault: message.type === 'published' ? ('content' as const) : message.fault,
    isWhole: message.type === 'failed',
    issues: message.issues.map(toStored),
    heldBack: message.type === 'published' ? [...message.heldBack] : [],
    ...(message.type === 'failed' && message.message !== undefined ? { message: message.message } : {}),
  };
  const trouble = { ...facts, since: before?.since ?? now, standsSince: now };
  const isSameAsBefore = before !== null && signatureOf(before) === signatureOf(trouble);
  return isSameAsBefore ? { ...trouble, standsSince: before.standsSince } : trouble;
}
