import { usesFinder } from '../../../model/fields/field-uses.ts';
import type { ListedKind } from '../../../model/kinds/kinds.ts';
import type { EntryText, Facts } from '../../contract/content.ts';
import { addressOf, hasOwnPage } from './entry-address.ts';
import type { EntryPlace } from './entry-place.ts';
import { fromFacts, toFacts } from './kind-form.ts';

type Path = readonly (string | number)[];
type Rewrite = (text: string, path: Path) => string;

const finders = new Map<ListedKind, ReturnType<typeof usesFinder>>();

/** Kinds that texts can reference by a price placeholder, «{цена komfort}». */
const PRICED = new Set(['packages', 'services']);
const PRICE = /\{(?:цена|смета)\s[^{}]*\}/g;

/** Returns the paths of all fields that reference an entry by slug, link or price placeholder. */
export function placesNaming(target: EntryPlace, place: EntryPlace, text: EntryText): Path[] {
  return changedPaths(place, text, createRenameRewrite(place.kind, text.facts, target, elsewhere(target)));
}

/** Returns the paths of all texts with a link to the page of an entry. */
export function placesLinkingTo(target: EntryPlace, place: EntryPlace, text: EntryText): Path[] {
  return changedPaths(place, text, linkRewrite(target, elsewhere(target)));
}

const elsewhere = (target: EntryPlace): EntryPlace => ({ ...target, slug: `${target.slug}-` });

function changedPaths({ kind }: EntryPlace, text: EntryText, rewrite: Rewrite): Path[] {
  const found: Path[] = [];
  rewritten(kind, text, rewrite, (path) => void found.push(path));
  return found;
}

/** Returns the text with references to the new name; `null` if it contains no reference. */
export function renamedIn(place: EntryPlace, text: EntryText, from: EntryPlace, to: EntryPlace): EntryText | null {
  let count = 0;
  const result = rewritten(place.kind, text, createRenameRewrite(place.kind, text.facts, from, to), () => {
    count += 1;
  });
  return count > 0 ? result : null;
}

function createRenameRewrite(kind: ListedKind, facts: Facts, from: EntryPlace, to: EntryPlace): Rewrite {
  const references = referencePaths(kind, facts, from);
  const link = linkRewrite(from, to);
  const slug = new RegExp(`(?<![a-z0-9-])${from.slug}(?![a-z0-9-])`, 'g');
  return (text, path) => {
    if (references.has(JSON.stringify(path))) return to.slug;
    const linked = link(text);
    if (!PRICED.has(from.kind.name)) return linked;
    return linked.replaceAll(PRICE, (price) => price.replaceAll(slug, to.slug));
  };
}

function linkRewrite(from: EntryPlace, to: EntryPlace): (text: string) => string {
  const [before, after] = [addressOf(from), addressOf(to)];
  if (!hasOwnPage(from) || before === null || after === null) return (text) => text;
  const link = new RegExp(`(?<![\\p{L}\\p{N}_/.-])${before}(?![\\p{L}\\p{N}_-]|/[\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replaceAll(link, after);
}

/** Incomplete facts of a hand-edited file count as having no references. */
function referencePaths(kind: ListedKind, facts: Facts, target: EntryPlace): Set<string> {
  try {
    const find = finders.get(kind) ?? usesFinder(kind.schema);
    finders.set(kind, find);
    const uses = find(fromFacts(kind, facts));
    const naming = uses.filter((use) => 'to' in use && use.to === target.kind.name && use.slug === target.slug);
    return new Set(naming.map(({ path }) => JSON.stringify(path)));
  } catch {
    return new Set();
  }
}

function rewritten(kind: ListedKind, text: EntryText, rewrite: Rewrite, onFound: (path: Path) => void): EntryText {
  const walk = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const result = rewrite(value, path);
      if (result !== value) onFound(path);
      return result;
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  const facts = toFacts(kind, walk(fromFacts(kind, text.facts), []));
  return { facts, body: text.body === null ? null : String(walk(text.body, ['body'])) };
}
