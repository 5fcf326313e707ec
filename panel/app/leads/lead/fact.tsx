import type { ReactNode } from 'react';

/** A row of a list of facts; what is not known has none. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || children === '') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
