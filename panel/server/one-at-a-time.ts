export type OneAtATime = <T>(act: () => Promise<T>) => Promise<T>;

/** Runs acts one after another: what is given later begins when all before it has ended, well or not. */
export function oneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
