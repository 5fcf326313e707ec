export type OneAtATime = <T>(act: () => Promise<T>) => Promise<T>;

/** Runs functions one after another, each after all earlier ones have settled. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
