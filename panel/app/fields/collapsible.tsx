import type { ReactNode } from 'react';
import { useState } from 'react';

/** Mounts its content when first opened and then only hides the content, so an upload inside continues. */
export function Collapsible({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <div hidden={!isOpen}>{children}</div> : null;
}
