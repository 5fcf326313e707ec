import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether systemd says that the machine's clock is kept right from outside; `null` where there is nobody to ask. */
export async function isClockKept(): Promise<boolean | null> {
  try {
    const { stdout } = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value']);
    return stdout.trim() === 'yes';
  } catch {
    return null;
  }
}
