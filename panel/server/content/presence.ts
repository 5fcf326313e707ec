/** Expiry of a presence; clients report every 20 seconds, so two missed reports remove a person. */
const FRESH_MS = 45_000;

export class Presence {
  readonly #seen = new Map<string, Map<string, { readonly name: string; readonly at: number }>>();

  /** @returns the names of other people in the same file */
  say(file: string, person: { readonly id: string; readonly name: string }, now = Date.now()): string[] {
    const here = this.#seen.get(file) ?? new Map();
    this.#seen.set(file, here);
    here.set(person.id, { name: person.name, at: now });
    for (const [id, { at }] of here) if (now - at > FRESH_MS) here.delete(id);
    return [...here].filter(([id]) => id !== person.id).map(([, { name }]) => name);
  }
}
