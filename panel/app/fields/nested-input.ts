import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { FieldProps } from './field-props.ts';

/**
 * Input of nested fields. Groups and lists get it from a context, because importing `FieldInput` would create an import
 * cycle.
 */
export const NestedInputContext = createContext<ComponentType<FieldProps> | null>(null);

export function useNestedInput(): ComponentType<FieldProps> {
  const input = useContext(NestedInputContext);
  if (!input) throw new Error('A group of fields needs NestedInputContext');
  return input;
}
