const TIMEOUT_MS = 10_000;

/** An answer as it comes, redirects not followed. @throws with words why there is none */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    throw new Error(code ?? (error as Error).name);
  }
}
