import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FocusEvent, ReactNode } from 'react';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { PersonHere } from '../../../contract/content.ts';
import { pathAround } from '../../fields/focus-field.ts';
import { request } from '../../lib/request.ts';

const ALONE_MS = 15_000;
const TOGETHER_MS = 5000;
/** Pause before a new field is reported, so that moving through fields reports only the last. */
const SETTLED_MS = 500;

type PeopleHere = { readonly others: readonly PersonHere[]; readonly enter: (field: string | null) => void };

const NOBODY: readonly PersonHere[] = [];
const PeopleHereContext = createContext<PeopleHere>({ others: NOBODY, enter: () => undefined });

/** Reports the field with the focus and learns the fields of other people in the same entry. */
export function PeopleHereProvider({ file, children }: { readonly file: string; readonly children: ReactNode }) {
  const field = useRef<string | null>(null);
  const { data: others = NOBODY, refetch } = useQuery({
    queryKey: ['presence', file],
    queryFn: () => request<PersonHere[]>('POST', '/api/presence', { file, field: field.current }),
    refetchInterval: ({ state }) => (state.data?.length ? TOGETHER_MS : ALONE_MS),
    staleTime: 0,
  });
  const isTogether = others.length > 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const here = useMemo(
    () => ({
      others,
      enter(entered: string | null) {
        field.current = entered;
        clearTimeout(timer.current);
        if (isTogether) timer.current = setTimeout(() => void refetch(), SETTLED_MS);
      },
    }),
    [others, isTogether, refetch],
  );
  return <PeopleHereContext value={here}>{children}</PeopleHereContext>;
}

type SharedFieldsProps = {
  readonly isReadOnly: boolean;
  readonly onLeave: (event: FocusEvent) => void;
  readonly children: ReactNode;
};

/** The fields of a form, whose focus other people see. */
export function SharedFields({ isReadOnly, onLeave, children }: SharedFieldsProps) {
  const { enter } = useContext(PeopleHereContext);
  return (
    <Box
      component="fieldset"
      disabled={isReadOnly}
      p={0}
      m={0}
      miw={0}
      bd="none"
      onFocus={({ target }) => enter(pathAround(target))}
      onBlur={(event) => {
        enter(null);
        onLeave(event);
      }}
    >
      {children}
    </Box>
  );
}

export function PeopleHere() {
  const { others } = useContext(PeopleHereContext);
  if (others.length === 0) return null;
  return (
    <Text size="sm" c="orange" role="status">
      Здесь сейчас и {others.map(({ name }) => name).join(', ')}. Правки разных полей соединятся, об остальных спросим
      того, кто сохранит вторым.
    </Text>
  );
}

/** @param hasInner whether fields inside this one show people themselves */
export function PeopleInField({ path, hasInner }: { readonly path: string; readonly hasInner: boolean }) {
  const { others } = useContext(PeopleHereContext);
  const names = others
    .filter(({ field }) => field === path || (!hasInner && field?.startsWith(`${path}.`)))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Text size="xs" c="orange" role="status" mt={4} data-person>
      {names.length === 1 ? 'Здесь пишет' : 'Здесь пишут'} {names.join(', ')}
    </Text>
  );
}
