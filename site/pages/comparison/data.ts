import { documentTitle } from '../../head/head-texts.ts';
import type { PageSource } from '../../page-contract/page.ts';

export type ComparisonData = Record<never, never>;

const TITLE = 'Сравнение квартир';

/** The published page is empty and not indexed: the flats come from the URL or from the device. */
export const source: PageSource<ComparisonData> = {
  data({ flats, company }) {
    if (flats.length < 2) return null;
    const lead = 'До четырёх квартир рядом: планы, цены и то, чем они различаются. Адресом страницы можно поделиться.';
    return {
      title: documentTitle(TITLE, company.brand),
      description: lead,
      noindex: true,
      meta: { bannerTitle: TITLE, bannerSubTitle: lead },
      data: {},
    };
  },
};
