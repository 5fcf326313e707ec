type OnCleanup = (cleanup: () => void | Promise<void>) => void;

/**
 * Opens something once for all files of a worker. Vitest creates worker-scoped fixtures anew for every file that extends
 * `test`. The cleanup is registered by the first file that asks, and runs when the worker ends.
 */
export function oncePerWorker<Opened>(open: (onCleanup: OnCleanup) => Promise<Opened>) {
  let opened: Promise<Opened> | undefined;
  return (onCleanup: OnCleanup): Promise<Opened> => {
    opened ??= open(onCleanup).catch((error) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
