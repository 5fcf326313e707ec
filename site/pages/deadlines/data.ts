import type { Content } from '../../../model/content.ts';
import { type ContractTerm, contractTerms } from '../../../model/contracts/contract-terms.ts';
import { type ContractTotals, contractTotals } from '../../../model/contracts/contract-totals.ts';
import { totalsSentence } from '../../../model/contracts/contract-words.ts';
import { formatDate } from '../../../model/format/date.ts';
import { housingNames } from '../../../model/kinds/housing.ts';
import type { Pages } from '../../../model/kinds/pages.ts';
import { listPageHead } from '../../features/list/list-page-head.ts';
import type { PageSource } from '../../page-contract/page.ts';
import { type TermRow, toTermRow } from './term-row-data.ts';

export type FilterOption = { readonly value: string; readonly label: string };

export type DeadlinesData = {
  readonly sentence: string;
  readonly asOf: string;
  readonly rows: readonly TermRow[];
  /** Length of the common axis in days. */
  readonly axisDays: number;
  /** Packages and houses of the contracts; a choice of one is no choice. */
  readonly packages: readonly FilterOption[];
  readonly houses: readonly FilterOption[];
  readonly form: Pages['works']['form'];
};

export const source: PageSource<DeadlinesData> = {
  data(content) {
    const words = content.pages.deadlines;
    const terms = contractTerms(content);
    const totals = contractTotals(terms);
    if (!words || !totals) return null;
    const { title, form } = words;
    return {
      ...listPageHead(content, words, { breadcrumb: title }),
      card: { title, fact: cardFact(totals) },
      data: {
        sentence: totalsSentence(totals),
        asOf: `Данные на ${formatDate(content.today)}.`,
        rows: terms.map((term) => toTermRow(content, term)),
        axisDays: axisDays(terms),
        ...optionsOf(content, terms),
        form,
      },
    };
  },
};

function cardFact({ total, delaysDays }: ContractTotals): string {
  return `Договоров ${total}, опозданий ${delaysDays.length}`;
}

const AXIS_STEP_DAYS = 10;

function axisDays(terms: readonly ContractTerm[]): number {
  const longest = Math.max(...terms.flatMap(({ plannedDays, actualDays }) => [plannedDays, actualDays]));
  return Math.ceil(longest / AXIS_STEP_DAYS) * AXIS_STEP_DAYS;
}

function optionsOf(content: Content, terms: readonly ContractTerm[]): Pick<DeadlinesData, 'packages' | 'houses'> {
  const packages = content.packages
    .filter(({ slug }) => terms.some((term) => term.package === slug))
    .map(({ slug, title }) => ({ value: slug, label: title }));
  const houses = Object.entries(housingNames(content.pages.works.oldHouse))
    .filter(([housing]) => terms.some((term) => term.housing === housing))
    .map(([, { value, label }]) => ({ value, label }));
  return { packages: packages.length > 1 ? packages : [], houses: houses.length > 1 ? houses : [] };
}
