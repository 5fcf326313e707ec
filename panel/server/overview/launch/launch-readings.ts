import type { Advice } from '../../../../model/advice/advised.ts';
import { demoData } from '../../../../model/advice/demo-data.ts';
import { surveyOf } from '../../../../model/advice/survey.ts';
import type { Company } from '../../../../model/kinds/company.ts';
import type { DocumentVersion } from '../../../../model/kinds/document.ts';
import { DOCUMENT_KINDS } from '../../../../model/kinds/document.ts';
import type { LoadResult } from '../../../../model/load/load-content.ts';
import type { Confirmable } from '../../../contract/launch.ts';
import type { ChannelHealth } from '../../../contract/overview.ts';
import type { SiteFindings } from './examine-site.ts';
import type { LaunchRecord } from './launch-record.ts';

export type ContentReadings = {
  readonly company: Company;
  readonly isHomeClosed: boolean;
  readonly sellsFlats: boolean;
  /** Editions in force, one of each document. */
  readonly documents: readonly DocumentVersion[];
  /** Demo data and places for a lawyer. */
  readonly demo: readonly Advice[];
};

export type LaunchReadings = {
  readonly publicUrl: string;
  readonly site: SiteFindings;
  readonly channels: readonly ChannelHealth[];
  /** `null` while the content has mistakes. */
  readonly content: ContentReadings | null;
  readonly record: LaunchRecord;
};

export function contentReadings(loaded: LoadResult): ContentReadings | null {
  if (!loaded.ok) return null;
  const { content, written } = loaded;
  const { company, home, flats, documents, today } = content;
  return {
    company,
    isHomeClosed: home.seo.noindex === true,
    sellsFlats: flats.length > 0,
    documents: DOCUMENT_KINDS.flatMap((kind) => documents.find((one) => one.kind === kind) ?? []),
    demo: demoData(surveyOf({ written, today, pages: [] })),
  };
}

/** What a person confirms; another phone number, document or company needs a new confirmation. */
export function subjectOf(key: Confirmable, { company, documents }: ContentReadings): string {
  const subjects: Readonly<Record<Confirmable, () => string>> = {
    phone: () => company.phone,
    documents: () => documents.map(({ kind, version, sha256 }) => `${kind}/${version}/${sha256}`).join(' '),
    notice: () => company.requisites.inn,
    drill: () => '',
  };
  return subjects[key]();
}
