import { createContext, use } from 'react';
import type { Company } from '../../../model/kinds/company.ts';
import type { Navigation } from '../../../model/kinds/navigation.ts';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import type { LeadVisit } from '../../../model/lead/lead-kinds.ts';
import type { DrawingView } from '../../pictures/drawing.ts';
import type { PhotoView } from '../../pictures/photo.ts';

export type ShellLink = Navigation['header'][number];
export type Messenger = Company['messengers'][number];

export type NextStep = { readonly when: string; readonly title: string };

export type ConsentLabel = { readonly label: string; readonly path: string; readonly version: string };

export type Shell = {
  readonly brand: string;
  readonly mark?: DrawingView;
  readonly footerDrawing?: DrawingView;
  readonly tagline: string;
  readonly phone: string;
  readonly email: string;
  readonly hoursText: string;
  /** Callback time shown under an untouched form. */
  readonly callHint: string;
  readonly callbackLead: string;
  readonly callTimes: readonly string[];
  readonly foundedYear: number;
  readonly year: number;
  readonly messengers: readonly Messenger[];
  /** The next steps after a lead, by the visit that it leads to. */
  readonly afterLead: Readonly<Record<LeadVisit, readonly NextStep[]>>;
  readonly office: { readonly address: string };
  readonly legal: {
    readonly name: string;
    readonly inn: string;
    readonly kpp?: string;
    readonly ogrn: string;
    readonly account: string;
    readonly bik: string;
    readonly address: string;
  };
  readonly pricesNotice: string;
  readonly picturesNotice?: string;
  readonly demoNotice?: string;
  readonly header: readonly ShellLink[];
  /** Way on from a page without contents: works, or packages while there are none. */
  readonly browse: { readonly label: string; readonly to: string };
  readonly footer: Navigation['footer'];
  readonly menu: {
    readonly packages: readonly { readonly label: string; readonly to: string; readonly priceRubPerM2: number }[];
    readonly services: readonly { readonly label: string; readonly price: string; readonly to: string }[];
    readonly featured: { readonly label: string; readonly to: string; readonly photo: PhotoView } | null;
  };
  /** Yandex Metrika counter id; when set, the cookie banner asks for consent. */
  readonly metrika?: number;
  /** Version of the cookie document that a consent refers to. */
  readonly cookiesVersion: string;
  readonly consents: Readonly<Record<ConsentPurpose, ConsentLabel>>;
};

const ShellContext = createContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell outside of ShellProvider');
  return shell;
}
