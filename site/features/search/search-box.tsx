import { type FormEvent, type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react';
import type { Goal } from '../../../model/counts/goals.ts';
import { TextInput } from '../../ui/text-input.tsx';
import css from './search.module.css';
import { SEARCH_PATH } from './search-entry.ts';

type SearchBoxProps = {
  id?: string;
  asked?: string;
  onSubmit: (query: string) => void;
  renderResults: (query: string) => ReactNode;
};

/** Search field with live results. Arrow keys move through the results; Enter opens one, or submits from the field. */
export function SearchBox({ id, asked = '', onSubmit, renderResults }: SearchBoxProps) {
  const [text, setText] = useState(asked);
  const [earlier, setEarlier] = useState(asked);
  if (asked !== earlier) {
    setEarlier(asked);
    setText(asked);
  }
  const query = useDeferredValue(text).trim();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(text.trim());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are those of the field and the links inside
    <div className={css.box} onKeyDown={handleKey}>
      <search className={css.form}>
        <form action={SEARCH_PATH} onSubmit={handleSubmit} data-goal={'search' satisfies Goal}>
          <TextInput
            label="Что найти"
            {...(id ? { id } : {})}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="сколько стоит двушка"
            value={text}
            data-search-field
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </search>
      {renderResults(query)}
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move between the field and the results; Escape closes the dialog. */
function handleKey(event: KeyboardEvent<HTMLElement>): void {
  const around = event.currentTarget.closest('dialog');
  if (event.key === 'Escape' && around) {
    // Prevents the browser from clearing the field on the first Escape.
    event.preventDefault();
    around.close();
  }
  const step = STEPS[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-search-field], [data-hit]')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
