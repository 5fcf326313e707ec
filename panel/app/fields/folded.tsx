import type { ReactNode } from 'react';
import { useState } from 'react';

/** Drawn when it is first opened; folded again it is hidden and stays, so an upload inside goes on. */
export function Folded({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen ? <div hidden={!isOpen}>{children}</div> : null;
}
