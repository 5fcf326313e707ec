import { useQuery } from '@tanstack/react-query';
import type { KindInfo } from '../../contract/content.ts';
import { kindsQuery } from './queries.ts';

export function useKinds() {
  return useQuery(kindsQuery());
}

export function useKind(name: string | undefined): KindInfo | undefined {
  return useKinds().data?.find((kind) => kind.name === name);
}
