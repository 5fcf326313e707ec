/** A sequence of numbers from 0 to 1 that is the same for the same seed (Lehmer's generator). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** How many of `attempts` succeed, each with this chance. */
export function successesOf(random: () => number, attempts: number, chance: number): number {
  return Array.from({ length: attempts }, random).filter((number) => number < chance).length;
}
