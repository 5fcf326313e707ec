type OnCleanup = (cleanup: () => void | Promise<void>) => void;

/**
 * Opens a resource once per worker. Vitest recreates worker fixtures for every file that extends `test`. The first file
 * that uses the resource registers its cleanup, which runs when the worker ends.
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
