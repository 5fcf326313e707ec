/** Runs tasks one after the other: a picture in work takes tens of megabytes. */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task);
    last = mine.catch(() => undefined);
    return mine;
  };
}
