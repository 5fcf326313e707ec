/** A TOTP code is valid in its step of thirty seconds and in the adjacent ones. */
const LIFE_MS = 90_000;

export type UsedCodes = ReturnType<typeof createUsedCodes>;

/** Remembers used TOTP codes, so that each works once (RFC 6238, 5.2). In memory: a restart forgets them. */
export function createUsedCodes(now: () => number = () => performance.now()) {
  /** Expiry by person and code, in order of expiry. */
  const used = new Map<string, number>();
  return {
    /** Returns `false` if the code was used before. */
    use(personId: string, code: string): boolean {
      for (const [key, endsAt] of used) {
        if (endsAt > now()) break;
        used.delete(key);
      }
      const key = `${personId} ${code}`;
      if (used.has(key)) return false;
      used.set(key, now() + LIFE_MS);
      return true;
    },
  };
}
