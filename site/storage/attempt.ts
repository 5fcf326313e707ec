/** Returns the result of `act`, or `null` when it throws, as with blocked storage or an invalid URL. */
export function attempt<Result>(act: () => Result, onError?: (error: unknown) => void): Result | null {
  try {
    return act();
  } catch (error) {
    onError?.(error);
    return null;
  }
}
