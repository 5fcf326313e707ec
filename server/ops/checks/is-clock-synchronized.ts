import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether systemd reports a synchronized clock; `null` when `timedatectl` is not available. */
export async function isClockSynchronized(): Promise<boolean | null> {
  try {
    const { stdout } = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
    return stdout.trim() === 'yes';
  } catch {
    return null;
  }
}
