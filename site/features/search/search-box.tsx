import { type FormEvent, type KeyboardEvent, type ReactNode, useDeferredValue, useState } from 'react';
import type { Goal } from '../../../model/counts/goals.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { FoundGroups } from './found-groups.tsx';
import css from './search.module.css';
import { SEARCH_PATH, type SearchData } from './search-entry.ts';
import { NothingFound, SearchFailure } from './search-messages.tsx';
import { type SearchState, useSearch } from './use-search.ts';

type SearchBoxProps = {
  /** Loads the search data before the visitor types. */
  isWanted?: boolean;
  data?: SearchData;
  asked?: string;
  onSubmit: (query: string) => void;
  /** Maximum entries per group; `allOf` builds the URL of the full results. */
  inGroup: number;
  allOf?: (query: string) => string;
  headings: 'h2' | 'h3';
  renderIdle: (data: SearchData | undefined) => ReactNode;
};

/** Search field with live results. Arrow keys move through the results; Enter opens one, or submits from the field. */
export function SearchBox(props: SearchBoxProps) {
  const { isWanted = false, data, asked = '', onSubmit, inGroup, allOf, headings, renderIdle } = props;
  const [text, setText] = useState(asked);
  const [earlier, setEarlier] = useState(asked);
  if (asked !== earlier) {
    setEarlier(asked);
    setText(asked);
  }
  const query = useDeferredValue(text).trim();
  const { state, retry } = useSearch(isWanted || query !== '', data);
  const ready = state.status === 'ready' ? state : null;
  const found = query === '' ? null : ready?.search(query);

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
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="сколько стоит двушка"
            value={text}
            data-search-field
            onChange={({ target }) => setText(target.value)}
            onFocus={({ target }) => target.select()}
          />
        </form>
      </search>
      <p className={css.count} role="status">
        {announcementText(state, query, found?.total)}
      </p>
      {query === '' ? renderIdle(ready?.data ?? data) : null}
      {query !== '' && state.status === 'failed' ? <SearchFailure onRetry={retry} /> : null}
      {found?.total ? <FoundGroups found={found} inGroup={inGroup} allOf={allOf?.(query)} headings={headings} /> : null}
      {found?.total === 0 && ready ? (
        <NothingFound query={query} groups={ready.data.groups} headings={headings} />
      ) : null}
    </div>
  );
}

function announcementText({ status }: SearchState, query: string, total: number | undefined): string {
  if (query === '') return '';
  if (status === 'loading') return 'Ищем…';
  if (status === 'failed') return 'Поиск не загрузился';
  return total ? `Нашли: ${total}` : 'Ничего не нашли';
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
