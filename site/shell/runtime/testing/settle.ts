/** Waits until pending promise callbacks have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
