import { useGo } from '../../navigation/place.ts';
import { useOnNavigation } from '../../navigation/use-on-navigation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import css from './search.module.css';
import { SearchBox } from './search-box.tsx';
import { searchPath } from './search-entry.ts';
import { SuggestedSections } from './search-messages.tsx';
import { type SearchDialogProps, showSearch } from './search-shown.ts';

const IN_GROUP = 4;

/** Where a page has the field in sight, it is that one. */
export function openSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main [data-search-field]');
  // The menu on phones is a dialog of its own; two, one over the other, leave nowhere to go back to.
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

/** The question that was chosen opens on its page. */
function unfoldTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
