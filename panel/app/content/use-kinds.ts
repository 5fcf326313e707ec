import { useQuery } from '@tanstack/react-query';
import type { KindInfo } from '../../contract/content.ts';
import { kindFormsQuery, kindsQuery } from './queries.ts';

/** Names and addresses of all kinds. */
export function useKinds() {
  return useQuery(kindsQuery());
}

export function useKindForms() {
  return useQuery(kindFormsQuery());
}

export function useKind(name: string | undefined): KindInfo | undefined {
  return useKindForms().data?.find((kind) => kind.name === name);
}
