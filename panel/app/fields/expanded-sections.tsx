import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';

/** Expanded sections of the form by path. */
type ExpandedSections = {
  isOpen(path: string): boolean;
  set(path: string, isOpen: boolean): void;
  reveal(path: string): void;
};

const ExpandedSectionsContext = createContext<ExpandedSections | null>(null);

export function ExpandedSectionsProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const change = useCallback((act: (paths: Set<string>) => void) => {
    setOpen((before) => {
      const after = new Set(before);
      act(after);
      return after;
    });
  }, []);
  const opened = useMemo<ExpandedSections>(
    () => ({
      isOpen: (path) => open.has(path),
      set: (path, isOpen) => change((paths) => (isOpen ? paths.add(path) : paths.delete(path))),
      reveal(path) {
        const parts = path.split('.');
        change((paths) => {
          for (const [at] of parts.entries()) paths.add(parts.slice(0, at + 1).join('.'));
        });
      },
    }),
    [open, change],
  );
  return <ExpandedSectionsContext value={opened}>{children}</ExpandedSectionsContext>;
}

export function useExpandedSections(): ExpandedSections {
  const opened = useContext(ExpandedSectionsContext);
  if (!opened) throw new Error('A folded part stands outside of any form');
  return opened;
}
