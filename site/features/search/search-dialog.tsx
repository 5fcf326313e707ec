import { type ComponentType, useRef, useState } from 'react';
import { DIALOGS } from '../../first-view/dialog-names.ts';
import { withStyles } from '../../first-view/full-stylesheet.ts';
import { EarlyInput } from '../../first-view/part.tsx';
import { useOnOpened } from '../../first-view/use-on-opened.ts';
import { go } from '../../shell/navigation/go.ts';
import { prefetchPageData } from '../../shell/navigation/page-data.ts';
import { useOnNavigation } from '../../shell/navigation/use-on-navigation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Shield } from '../../ui/shield.tsx';
import css from './search.module.css';
import { SearchBox } from './search-box.tsx';
import type { DialogResultsProps } from './search-dialog-results.tsx';
import { SEARCH_PATH, searchPath } from './search-entry.ts';

/** The field works at once and submits to the search page; the results load when the dialog opens. */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [Results, setResults] = useState<ComponentType<DialogResultsProps> | null>(null);

  useOnOpened(dialog, () => {
    prefetchPageData(SEARCH_PATH).catch(() => {});
    withStyles(import('./search-dialog-results.tsx')).then(
      ({ DialogResults }) => setResults(() => DialogResults),
      () => void go(SEARCH_PATH),
    );
  });
  useOnNavigation(() => {
    dialog.current?.close();
    unfoldTarget();
  });

  return (
    <>
      <Dialog id={DIALOGS.search} ref={dialog} title="Поиск по сайту" className={css.dialog}>
        <SearchBox
          onSubmit={(query) => void go(searchPath(query))}
          renderResults={(query) => <Shield>{Results ? <Results query={query} /> : null}</Shield>}
        />
      </Dialog>
      <EarlyInput place={dialog} />
    </>
  );
}

function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
