import { useQueries, useQuery } from '@tanstack/react-query';
import type { PastedRow } from '../../../model/pasted/price-list.ts';
import type { Facts } from '../../contract/content.ts';
import { localDraft, newerDraft } from '../content/local-draft.ts';
import { entriesQuery, entryQuery } from '../content/queries.ts';
import type { PricePlace } from './price-places.ts';
import { isSameLine, isSameTitle, linesAt } from './price-places.ts';

/** Id of a service that does not exist yet; it is named after the heading of the rows. */
export const NEW_SERVICE = 'new';

export type ListedPlace = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly place: PricePlace;
  readonly facts: Facts;
};

/** Services and stages of packages with their current facts, drafts included. */
export function usePricePlaces() {
  const services = useQuery(entriesQuery('services'));
  const packages = useQuery(entriesQuery('packages'));
  const listed = [...(services.data ?? []), ...(packages.data ?? [])];
  const entries = useQueries({ queries: listed.map(({ file }) => entryQuery(file)) });
  const isPending = services.isPending || packages.isPending || entries.some((entry) => entry.isPending);
  const error = [services, packages, ...entries].find((query) => query.error)?.error ?? null;
  const places = entries.flatMap(({ data }): ListedPlace[] => {
    if (!data) return [];
    const { facts } = newerDraft(data.draft, localDraft(data.file)) ?? data;
    return data.kind === 'services' ? [placeOfService(data.file, facts)] : placesOfPackage(data.file, facts);
  });
  return { places, taken: new Set((services.data ?? []).map(({ slug }) => slug)), isPending, error };
}

function placeOfService(file: string, facts: Facts): ListedPlace {
  return { id: file, group: 'Услуги', label: String(facts.title ?? file), place: { kind: 'service', file }, facts };
}

function placesOfPackage(file: string, facts: Facts): ListedPlace[] {
  const name = String(facts.title ?? file);
  const group = `Пакет «${name}»`;
  // A closed list shows no group, so the label names the package as well.
  const labelOf = (stage: string) => `${name}: ${stage}`;
  const titles = (Array.isArray(facts.stages) ? facts.stages : []).map((stage: { title?: unknown } | null) =>
    String(stage?.title ?? ''),
  );
  const stages = titles.map((title, stage): ListedPlace => {
    const label = labelOf(title === '' ? `этап ${stage + 1}` : title);
    return { id: `${file}#${stage}`, group, label, place: { kind: 'package', file, stage }, facts };
  });
  const whole = { kind: 'package', file, stage: 'estimate' } as const;
  return [...stages, { id: `${file}#estimate`, group, label: labelOf('на весь ремонт'), place: whole, facts }];
}

/** Proposes the only place that has the same line, or the service named like the heading; otherwise none. */
export function likelyPlace({ title, unit, section }: PastedRow, places: readonly ListedPlace[]): string | null {
  const line = unit === null ? { title } : { title, unit };
  const withLine = places.filter(({ facts, place }) => linesAt(facts, place).some((known) => isSameLine(known, line)));
  if (withLine.length > 0) return withLine.length === 1 ? (withLine[0]?.id ?? null) : null;
  const named = places.filter(({ place, label }) => place.kind === 'service' && isSameTitle(label, section));
  return named.length === 1 ? (named[0]?.id ?? null) : null;
}
