import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../../../model/fields/field-tree.ts';
import { PeopleInField } from './people-here.tsx';

type Props = { readonly field: Field; readonly path: string; readonly children: ReactNode };

/** What other people do at a field. Items of a list have no signs: the list shows them, since items move. */
export function FieldSigns({ field, path, children }: Props) {
  if (isInList(path)) return children;
  return (
    <Box miw={0}>
      {children}
      <PeopleInField path={path} hasInner={field.widget === 'group'} />
    </Box>
  );
}

function isInList(path: string): boolean {
  return path.split('.').some((part) => /^\d+$/.test(part));
}
