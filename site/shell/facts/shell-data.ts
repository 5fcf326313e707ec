import { neutralCallTimes } from '../../../model/calling-hours/call-times.ts';
import type { Content } from '../../../model/content.ts';
import { DEADLINES_PATH, deadlineTotals } from '../../../model/contracts/deadline-totals.ts';
import { counted, WORKS } from '../../../model/format/plural.ts';
import { typeset } from '../../../model/format/typeset.ts';
import type { DocumentKind } from '../../../model/kinds/document.ts';
import { hasPage } from '../../../model/kinds/offered-pages.ts';
import { CONSENT_DOCUMENTS, CONSENT_PURPOSES, type ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import { toDrawingView } from '../../pictures/drawing.ts';
import { toPhotoView } from '../../pictures/photo.ts';
import { serviceLink } from '../../services/service-rows.ts';
import { companyWords } from './call-facts.ts';
import type { ConsentLabel, NextStep, Shell, ShellLink } from './shell.ts';

/** The later steps follow weeks after the lead. */
const STEPS_SHOWN = 3;

export function shellData(content: Content): Shell {
  // Texts that the visitor agrees to or submits must stay verbatim.
  const verbatim = { callTimes: neutralCallTimes(content.company), consents: consentLabels(content) };
  return { ...typeset(shellTexts(content)), ...verbatim };
}

function shellTexts(content: Content): Omit<Shell, 'callTimes' | 'consents'> {
  const { brand, company, navigation, packages, works } = content;
  const { thankyou } = content.pages;
  const { requisites } = company;
  const words = companyWords(content);
  const { featuredWork } = navigation.menu;
  const featured = featuredWork === undefined ? works[0] : works.find(({ slug }) => slug === featuredWork);
  return {
    brand: company.brand,
    ...(brand.mark ? { mark: toDrawingView(content, brand.mark) } : {}),
    ...(brand.footerDrawing ? { footerDrawing: toDrawingView(content, brand.footerDrawing) } : {}),
    tagline: company.tagline,
    phone: company.phone,
    email: company.email,
    hoursText: company.hoursText,
    callHint: words.form.before,
    callbackLead: words.callback.lead,
    foundedYear: company.foundedYear,
    year: Number(content.today.slice(0, 4)),
    messengers: company.messengers,
    afterLead: { measuring: nextSteps(thankyou.steps), viewing: nextSteps(thankyou.viewing?.steps ?? []) },
    office: { address: company.office.address },
    legal: {
      name: requisites.legalName,
      inn: requisites.inn,
      ...(requisites.kpp ? { kpp: requisites.kpp } : {}),
      ogrn: requisites.ogrn,
      account: requisites.account,
      bik: requisites.bik,
      address: requisites.address,
    },
    pricesNotice: company.pricesNotice,
    ...(company.picturesAreRenderings ? { picturesNotice: company.picturesAreRenderings } : {}),
    ...(company.demoNotice ? { demoNotice: company.demoNotice } : {}),
    header: offered(content, navigation.header),
    footer: navigation.footer
      .map(({ title, links }) => ({ title, links: offered(content, links) }))
      .filter(({ links }) => links.length > 0),
    browse: works.length > 0 ? { label: 'Смотреть работы', to: '/works' } : { label: 'Пакеты и цены', to: '/remont' },
    menu: {
      packages: packages.map(({ title, slug, priceRubPerM2 }) => ({
        label: title,
        to: `/remont/${slug}`,
        priceRubPerM2,
      })),
      services: menuServices(content),
      featured: featured
        ? { label: featured.title, to: `/works/${featured.slug}`, photo: toPhotoView(content, featured.cover) }
        : null,
    },
    ...(company.analytics?.yandexMetrika ? { metrika: company.analytics.yandexMetrika } : {}),
    cookiesVersion: content.documents.find(({ kind }) => kind === 'cookies')?.version ?? '',
  };
}

function nextSteps(steps: Content['pages']['thankyou']['steps']): NextStep[] {
  return steps.slice(0, STEPS_SHOWN).map(({ when, title }) => ({ when, title }));
}

/** Services with pages; a company that has only prices of single works gets one link to their list. */
function menuServices(content: Content): Shell['menu']['services'] {
  const { services } = content.navigation.menu;
  const rows = content.home.services?.rows.length ?? 0;
  if (services.length === 0 && rows > 0) return [{ label: 'Все работы', price: counted(rows, WORKS), to: '/services' }];
  return services.map(({ label, service }) => ({ label, ...serviceLink(content, service) }));
}

/** A page that is not published must not be linked. */
function offered(content: Content, links: readonly ShellLink[]): ShellLink[] {
  const hasDeadlines = deadlineTotals(content) !== null;
  return links.filter(({ to }) => hasPage(content, to) && (hasDeadlines || to !== DEADLINES_PATH));
}

function consentLabels(content: Content): Shell['consents'] {
  const labelOf = (purpose: ConsentPurpose) => consentLabel(content, CONSENT_DOCUMENTS[purpose]);
  const labels = CONSENT_PURPOSES.map((purpose) => [purpose, labelOf(purpose)]);
  return Object.fromEntries(labels) as Shell['consents'];
}

function consentLabel({ documents }: Content, kind: DocumentKind): ConsentLabel {
  const current = documents.find((document) => document.kind === kind);
  if (!current?.checkboxLabel) throw new Error(`Document ${kind} passed the content check without a label`);
  return { label: current.checkboxLabel, path: `/${kind}`, version: current.version };
}
