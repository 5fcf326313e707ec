/** Lets everything that waits only for answers already given run to its end. For tests. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
