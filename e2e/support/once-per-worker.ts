type OnCleanup = (cleanup: () => void | Promise<void>) => void;

/**
 * What a worker opens once: each `test.extend` of a file is told of its fixtures anew, those of the worker included. The
 * first that asks closes it, when the worker ends.
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
