/** Polls until the state is reached; also works outside of Vitest. */
export async function until(isReached: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!(await isReached())) {
    if (performance.now() > end) throw new Error(`Not reached within ${timeoutMs} ms: ${isReached}`);
    // biome-ignore lint/plugin: the pause between two looks at a state.
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
