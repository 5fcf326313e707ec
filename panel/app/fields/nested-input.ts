import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { FieldProps } from './field-props.ts';

/** What draws the fields inside groups and lists, which are fields themselves: given from above, or the modules would need each other in a circle. */
export const NestedInputContext = createContext<ComponentType<FieldProps> | null>(null);

export function useNestedInput(): ComponentType<FieldProps> {
  const input = useContext(NestedInputContext);
  if (!input) throw new Error('A group of fields stands outside of any form');
  return input;
}
