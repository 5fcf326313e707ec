import { formatRub } from '../../../model/format/money.ts';
import type { PastedRow } from '../../../model/pasted/price-list.ts';
import { freeSlug } from './free-slug.ts';
import type { PriceEdit } from './price-edits.ts';
import type { ConfirmedPrice, PricePlace } from './price-places.ts';
import { isSameLine, linesAt, withPrices } from './price-places.ts';
import type { DraftChange } from './store-drafts.ts';
import { type ListedPlace, NEW_SERVICE } from './use-price-places.ts';

type Confirmed = { readonly row: PastedRow; readonly edit: PriceEdit; readonly at: number };
type PriceChange = DraftChange & { readonly rowsAt: readonly number[] };
type Target = { readonly place: PricePlace; readonly title: string; readonly newTitle?: string };

/** Groups the confirmed rows into one change per entry. */
export function changesOf(confirmed: readonly Confirmed[], places: readonly ListedPlace[], taken: Set<string>) {
  const newFiles = new Map<string, string>();
  const byFile = new Map<string, { readonly target: Target; readonly rows: Confirmed[] }[]>();
  for (const one of confirmed) {
    const target = targetOf(one);
    if (!target) continue;
    const parts = byFile.get(target.place.file) ?? [];
    const part = parts.find((each) => JSON.stringify(each.target.place) === JSON.stringify(target.place));
    if (part) part.rows.push(one);
    else parts.push({ target, rows: [one] });
    byFile.set(target.place.file, parts);
  }
  return [...byFile].map(([file, parts]): PriceChange => {
    const [first] = parts;
    const newTitle = first?.target.newTitle;
    return {
      kind: first?.target.place.kind === 'package' ? 'packages' : 'services',
      file,
      title: first?.target.title ?? file,
      rowsAt: parts.flatMap(({ rows }) => rows.map(({ at }) => at)),
      change: (facts) =>
        parts.reduce(
          (before, { target, rows }) => withPrices(before, target.place, rows.map(priceOf)),
          newTitle === undefined ? facts : { ...facts, title: newTitle },
        ),
    };
  });

  function targetOf({ row, edit }: Confirmed): Target | null {
    if (edit.place !== NEW_SERVICE) {
      const listed = places.find(({ id }) => id === edit.place);
      return listed ? { place: listed.place, title: String(listed.facts.title ?? listed.place.file) } : null;
    }
    const title = row.section === '' ? edit.title : row.section;
    const file = newFiles.get(title) ?? `services/${freeSlug(title, 'usluga', taken)}.yaml`;
    newFiles.set(title, file);
    return { place: { kind: 'service', file }, title, newTitle: title };
  }
}

function priceOf({ row, edit }: Confirmed): ConfirmedPrice {
  const { title, unit, rub, isFrom } = edit;
  return { title: title.trim(), unit: unit.trim(), rub: rub ?? 0, isFrom, quantity: row.quantity };
}

/** «Сейчас 470 ₽» for a line that the place already has. */
export function priceNow({ title, unit, place: id }: PriceEdit, places: readonly ListedPlace[]): string {
  const listed = places.find((each) => each.id === id);
  const known = listed && linesAt(listed.facts, listed.place).find((line) => isSameLine(line, { title, unit }));
  if (!known) return '';
  const price = typeof known.priceRub === 'number' ? formatRub(known.priceRub) : String(known.price ?? '');
  return `Такая строка уже есть, цена сменится. Сейчас: ${price}.`;
}
