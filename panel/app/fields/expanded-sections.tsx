import { useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** Expanded sections of the form by path. */
type ExpandedSections = {
  isOpen(path: string): boolean;
  set(path: string, isOpen: boolean): void;
  reveal(path: string): void;
  /** Whether the form folds no fields and no sections: the choice of the person on this device. */
  readonly showsAll: boolean;
  setShowsAll(showsAll: boolean): void;
};

type ProviderProps = { readonly isReadOnly: boolean; readonly children: ReactNode };

const ExpandedSectionsContext = createContext<ExpandedSections | null>(null);

/** A form that is read only has no buttons that work, so it shows everything. */
export function ExpandedSectionsProvider({ isReadOnly, children }: ProviderProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [isAllWanted, setShowsAll] = useLocalStorage({
    key: 'panel-all-fields',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const showsAll = isReadOnly || isAllWanted;
  const change = useCallback((act: (paths: Set<string>) => void) => {
    setOpen((before) => {
      const after = new Set(before);
      act(after);
      return after;
    });
  }, []);
  const set = useCallback(
    (path: string, isOpen: boolean) => change((paths) => (isOpen ? paths.add(path) : paths.delete(path))),
    [change],
  );
  const opened = useMemo<ExpandedSections>(
    () => ({
      isOpen: (path) => open.has(path),
      set,
      reveal(path) {
        const parts = path.split('.');
        change((paths) => {
          for (const [at] of parts.entries()) paths.add(parts.slice(0, at + 1).join('.'));
        });
      },
      showsAll,
      setShowsAll,
    }),
    [open, change, set, showsAll, setShowsAll],
  );
  return <ExpandedSectionsContext value={opened}>{children}</ExpandedSectionsContext>;
}

/** Returns `null` outside the form of an entry, where nothing is folded. */
export function useFolding(): ExpandedSections | null {
  return useContext(ExpandedSectionsContext);
}

export function useExpandedSections(): ExpandedSections {
  const opened = useFolding();
  if (!opened) throw new Error('A folded part needs ExpandedSectionsProvider');
  return opened;
}
