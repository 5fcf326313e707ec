import type { Facts } from '../../contract/content.ts';
import { canBeWithdrawn, statusField } from '../../contract/list-columns.ts';
import type { BatchReport, ChosenEntry, Deleted } from '../../contract/lists.ts';
import { Refusal } from '../http/route.ts';
import { binIdsOf } from './bin.ts';
import { ManyChanges } from './change-many.ts';
import type { ContentParts } from './content-parts.ts';
import { draftOf, dropDraft, othersWithDrafts } from './drafts.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeOf } from './entry-place.ts';
import { formOf } from './kind-form.ts';
import { openForChange } from './open-for-change.ts';
import { readEntry } from './read-entry.ts';
import { placesLinkingTo, placesNaming } from './references.ts';
import { referrersOfMany } from './referrers.ts';
import { openSave } from './save-entry.ts';
import { tagsOf, WITHOUT_TAGS } from './tags.ts';

type Author = { readonly id: string; readonly name: string };
type TagChange = { readonly tag: string; readonly isAdded: boolean };

const CHANGED = 'Запись изменилась после того, как открыт список. Посмотрите её ещё раз.';
const MAX_NAMED = 3;

/** Publishes the person's own drafts. */
export function publishDrafts(parts: ContentParts, files: readonly string[], author: Author): Promise<BatchReport> {
  return parts.enqueueWrite(async () => {
    const many = new ManyChanges(parts);
    for (const file of files) {
      await many.add(file, async () => {
        const draft = await draftOf(parts.db, author.id, file);
        if (!draft) throw new Refusal(404, 'Вашего черновика у этой записи нет.');
        const { facts, body, baseVersion: version } = draft;
        const { change } = await openSave(parts, { file, facts, body, version });
        if (change === null) await dropDraft(parts.db, author.id, file);
        return change;
      });
    }
    return many.make(author.name, async (transaction, published) => {
      for (const file of published) await dropDraft(transaction, author.id, file);
    });
  });
}

type Edit = (place: EntryPlace, facts: Facts) => Facts;

export function tagEntries(
  parts: ContentParts,
  entries: readonly ChosenEntry[],
  change: TagChange,
  author: Author,
): Promise<BatchReport> {
  const tag: Edit = ({ kind }, facts) => {
    const tags = tagsOf(kind, facts);
    if (tags === null) throw new Refusal(422, WITHOUT_TAGS);
    return { ...facts, tags: withTag(tags, change) };
  };
  return editEntries(parts, entries, tag, author);
}

/** Sets the status of entries; the check refuses those that need another field with it. */
export function setStatus(
  parts: ContentParts,
  entries: readonly ChosenEntry[],
  status: string,
  author: Author,
): Promise<BatchReport> {
  const set: Edit = ({ kind }, facts) => {
    if (!statusField(formOf(kind))) throw new Refusal(422, 'У записей этого вида нет статуса.');
    return { ...facts, status };
  };
  return editEntries(parts, entries, set, author);
}

/** Takes entries off the site, unless a page that stays links to theirs, or puts them back. */
export function withdrawEntries(
  parts: ContentParts,
  entries: readonly ChosenEntry[],
  isWithdrawn: boolean,
  author: Author,
): Promise<BatchReport> {
  const withdraw: Edit = ({ kind }, { isWithdrawn: _, ...facts }) => {
    if (!canBeWithdrawn(formOf(kind))) throw new Refusal(422, 'Записи этого вида с сайта не снимают.');
    return isWithdrawn ? { ...facts, isWithdrawn } : facts;
  };
  return parts.enqueueWrite(async () => {
    const many = await editedEntries(parts, entries, withdraw);
    if (isWithdrawn) await refuseReferenced(parts, many, placesLinkingTo, 'На её страницу ведут ссылки');
    return many.make(author.name);
  });
}

function editEntries(
  parts: ContentParts,
  entries: readonly ChosenEntry[],
  edit: Edit,
  author: Author,
): Promise<BatchReport> {
  return parts.enqueueWrite(async () => (await editedEntries(parts, entries, edit)).make(author.name));
}

async function editedEntries(parts: ContentParts, entries: readonly ChosenEntry[], edit: Edit): Promise<ManyChanges> {
  const many = new ManyChanges(parts);
  for (const chosen of entries) {
    await many.add(chosen.file, async () => {
      const { place } = await openChosen(parts, chosen);
      const { file, facts, body, version, readOnly } = await readEntry(parts, place, null);
      if (readOnly !== null) throw new Refusal(422, readOnly);
      return (await openSave(parts, { file, facts: edit(place, facts), body, version })).change;
    });
  }
  return many;
}

function withTag(tags: readonly string[], { tag, isAdded }: TagChange): readonly string[] {
  if (!isAdded) return tags.filter((one) => one !== tag);
  return tags.includes(tag) ? tags : [...tags, tag];
}

/** Deletes entries into the bin. They may refer to each other, but no other entry may refer to them. */
export function deleteEntries(parts: ContentParts, entries: readonly ChosenEntry[], author: Author): Promise<Deleted> {
  return parts.enqueueWrite(async () => {
    const many = new ManyChanges(parts);
    const files = entries.map(({ file }) => file);
    const drafts = await othersWithDrafts(parts.db, author.id, files);
    for (const chosen of entries) {
      await many.add(chosen.file, async () => {
        const { place, version } = await openChosen(parts, chosen);
        const { file } = place;
        const others = drafts.get(file);
        if (others) throw new Refusal(409, `Запись правит другой человек, есть черновик: ${others.join(', ')}.`);
        const { source } = await openForChange(parts, place, version);
        return { file, what: 'deleted', before: source, beforeVersion: version, after: null };
      });
    }
    await refuseReferenced(parts, many, placesNaming, 'На запись ссылаются');
    const report = await many.make(author.name);
    return { ...report, binIds: await binIdsOf(parts.db, report.done) };
  });
}

async function refuseReferenced(
  parts: ContentParts,
  many: ManyChanges,
  placesIn: typeof placesNaming,
  reason: string,
): Promise<void> {
  const places = many.changes.map(({ file }) => placeOf(file));
  const referrers = await referrersOfMany(parts, places, placesIn);
  let isStable = false;
  // A refused entry stays, so those that it refers to have to stay as well.
  while (!isStable) {
    const going = new Set(many.changes.map(({ file }) => file));
    isStable = true;
    for (const file of going) {
      const staying = (referrers.get(file) ?? []).filter((referrer) => !going.has(referrer.file));
      if (staying.length === 0) continue;
      const titles = [...new Set(staying.map(({ title }) => `«${title}»`))];
      const more = titles.length > MAX_NAMED ? ` и ещё ${titles.length - MAX_NAMED}` : '';
      many.refuse(file, `${reason}: ${titles.slice(0, MAX_NAMED).join(', ')}${more}.`);
      isStable = false;
    }
  }
}

async function openChosen(
  parts: ContentParts,
  { file, changedAt }: ChosenEntry,
): Promise<{ readonly place: EntryPlace; readonly version: string }> {
  const place = placeOf(file);
  const found = await parts.disk.read(file);
  if (!found) throw new Refusal(404, 'Файла уже нет: его удалили или переименовали.');
  if (found.changedAt !== changedAt) throw new Refusal(409, CHANGED);
  return { place, version: found.version };
}
