/** What the act gives, or `null` where it throws: storage may be blocked, an address may be none. */
export function attempt<Result>(act: () => Result, onError?: (error: unknown) => void): Result | null {
  try {
    return act();
  } catch (error) {
    onError?.(error);
    return null;
  }
}
