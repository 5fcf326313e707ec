import type { ReactNode } from 'react';

/** A row of a list of facts; renders nothing for a missing value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
