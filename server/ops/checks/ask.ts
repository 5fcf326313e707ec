const TIMEOUT_MS = 10_000;

/** Fetches a URL without following redirects. @throws an error with a readable reason when there is no response */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw new Error(code ?? (error as Error).name);
  }
}
