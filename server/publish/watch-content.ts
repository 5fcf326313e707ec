import { watch } from 'node:fs/promises';

/** Editors save a file in several steps; this long without a change counts as saved. */
const SETTLE_MS = 120;

/** Calls `onChange` soon after anything in the folder changed, until the signal is aborted. */
export async function watchContent(folder: string, onChange: () => void, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const { filename } of watch(folder, { recursive: true, signal })) {
      if (filename && /(^|[\\/])([.~]|.*~$)/.test(filename)) continue;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLE_MS);
    }
  } catch (error) {
    if ((error as Error).name !== 'AbortError') throw error;
  } finally {
    clearTimeout(timer);
  }
}
