/**
 * Runs `work` on every item, `width` at a time. After a failure no new item starts, and the failure is thrown when the
 * running items have ended.
 */
export async function inParallel<T>(
  width: number,
  items: readonly T[],
  signal: AbortSignal | undefined,
  work: (item: T, stop: AbortSignal) => Promise<void>,
): Promise<void> {
  const failure = new AbortController();
  const stop = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) {
      stop.throwIfAborted();
      await work(item, stop);
    }
  };
  const workers = Array.from({ length: width }, () => worker().catch((error: unknown) => failure.abort(error)));
  await Promise.all(workers);
  stop.throwIfAborted();
}
