import type { PersonHere } from '../../contract/content.ts';

/** Expiry of a presence; clients report every 15 seconds, so two missed reports remove a person. */
const FRESH_MS = 45_000;

type Seen = PersonHere & { readonly at: number };
type Reported = { readonly file: string; readonly field: string | null };

export class Presence {
  readonly #seen = new Map<string, Map<string, Seen>>();

  /** @returns the other people in the same file */
  say(
    { file, field }: Reported,
    person: { readonly id: string; readonly name: string },
    now = Date.now(),
  ): PersonHere[] {
    const here = this.#seen.get(file) ?? new Map<string, Seen>();
    this.#seen.set(file, here);
    here.set(person.id, { name: person.name, field, at: now });
    for (const [id, { at }] of here) if (now - at > FRESH_MS) here.delete(id);
    return [...here].filter(([id]) => id !== person.id).map(([, { name, field }]) => ({ name, field }));
  }
}
