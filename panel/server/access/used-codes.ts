/** A code by time is taken for one step of thirty seconds before and after its own. */
const LIFE_MS = 90_000;

export type UsedCodes = ReturnType<typeof createUsedCodes>;

/** Codes by time that have let somebody in: each works once. */
export function createUsedCodes(now: () => number = () => performance.now()) {
  /** When each stops being taken; the oldest first. */
  const used = new Map<string, number>();
  return {
    /** Whether this is the first use. */
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
