import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../model/fields/field-tree.ts';
import { isRequiredNow } from '../../../model/fields/required-when.ts';
import { useFolding } from './expanded-sections.tsx';
import { keysWithValue } from './optional-fields.ts';
import { useAsksForAttention } from './use-asks-for-attention.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the fields that had a value or a message, were required or were looked for; they stay in view from then on,
 * so that nothing disappears under the hands.
 */
export function useKeysInView(fields: readonly Field[], path: string): ReadonlySet<string> {
  const folding = useFolding();
  const asksForAttention = useAsksForAttention();
  const [kept, setKept] = useState(NONE);
  const wanted = new Set(useWatch({ name: path, compute: (value: unknown) => wantedKeys(fields, value) }));
  const isDue = ({ key }: Field) =>
    wanted.has(key) || folding?.isOpen(`${path}.${key}`) || asksForAttention(`${path}.${key}`);
  const due = fields.filter((field) => !kept.has(field.key) && isDue(field));
  if (due.length > 0) setKept(new Set([...kept, ...due.map(({ key }) => key)]));
  return kept;
}

function wantedKeys(fields: readonly Field[], facts: unknown): string[] {
  const required = fields.filter((field) => isRequiredNow(field, facts)).map(({ key }) => key);
  return [...keysWithValue(fields, facts), ...required];
}
