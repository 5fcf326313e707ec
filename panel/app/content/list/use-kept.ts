import { useLocalStorage } from '@mantine/hooks';
import type { KindName } from '../../../../model/kinds/kinds.ts';
import { useSession } from '../../lib/use-session.ts';

/** Keeps a person's settings of a list on the device. */
export function useKept<T>(
  name: string,
  kind: KindName,
): readonly [readonly T[] | null, (value: readonly T[] | null) => void] {
  const person = useSession().data?.person.id ?? '';
  const [kept, keep] = useLocalStorage<readonly T[] | null>({
    key: `panel-${name}:${person}:${kind}`,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  return [Array.isArray(kept) ? kept : null, keep];
}
