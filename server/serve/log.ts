/** Never pass addresses, query strings or typed text. */
export type Log = (event: string, fields?: Record<string, string | number | boolean>) => void;

export function createLog(write: (line: string) => void = (line) => void process.stderr.write(line)): Log {
  return (event, fields) => write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
