/** Lifetime of a used code: a TOTP code is valid in its 30-second step and in the adjacent steps. */
const LIFE_MS = 90_000;

export type UsedCodes = ReturnType<typeof createUsedCodes>;

/** Remembers used TOTP codes so that each works once (RFC 6238, 5.2). Memory only: a restart clears the list. */
export function createUsedCodes(now: () => number = () => performance.now()) {
  /** Expiry by person and code, ordered by expiry. */
  const used = new Map<string, number>();
  return {
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
