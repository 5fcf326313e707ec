import { useState } from 'react';
import { SelectInput } from '../../ui/select-input.tsx';
import type { ChoosableFlat } from './choosable-flats.ts';

/** Asks which flat the viewing is about. Without scripts the words of the flat are sent, but not its slug. */
export function FlatChoice({ flats }: { flats: readonly ChoosableFlat[] }) {
  const [slug, setSlug] = useState('');
  if (flats.length === 0) return null;
  return (
    <>
      <SelectInput
        label="Какую квартиру"
        name="titleShown"
        onChange={({ target }) => setSlug(flats.find(({ words }) => words === target.value)?.slug ?? '')}
      >
        <option value="">Ещё не выбрали</option>
        {flats.map(({ slug: key, words }) => (
          <option key={key} value={words}>
            {words}
          </option>
        ))}
      </SelectInput>
      {slug === '' ? null : <input type="hidden" name="subject" value={slug} />}
    </>
  );
}
