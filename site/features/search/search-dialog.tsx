import { useGo } from '../../navigation/place.ts';
import { useOnNavigation } from '../../navigation/use-on-navigation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import css from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { searchPath } from './search-entry.ts';
import { SuggestedSections } from './search-messages.tsx';
import { type SearchDialogProps, showSearch } from './search-shown.ts';

const IN_GROUP = 4;

/** Focuses the page's own search field when it has one, otherwise opens the dialog. */
export function openSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main [data-search-field]');
  // Closes the phone menu first, because it is a dialog too and dialogs must not stack.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  if (field) field.focus();
  else showSearch({ View: SearchDialog, open: true });
}

function SearchDialog({ open }: SearchDialogProps) {
  const go = useGo();
  const close = () => showSearch({ View: SearchDialog, open: false });
  useOnNavigation(() => {
    close();
    unfoldTarget();
  });
  return (
    <Dialog open={open} onClose={close} title="Поиск по сайту" className={css.dialog}>
      <SearchBox
        isWanted={open}
        inGroup={IN_GROUP}
        onSubmit={(query) => void go(searchPath(query))}
        allOf={searchPath}
        headings="h3"
        renderIdle={(data) =>
          data ? <SuggestedSections groups={data.groups} title="Часто ищут" headings="h3" /> : null
        }
      />
    </Dialog>
  );
}

function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
