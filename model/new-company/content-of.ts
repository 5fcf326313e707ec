import { brandColours } from '../brand/near-colours.ts';
import { kinds } from '../kinds/kinds.ts';
import { printNewYaml } from '../yaml/yaml-print.ts';
import type { Answers } from './answers.ts';
import {
  brandContent,
  calculatorContent,
  companyContent,
  navigationContent,
  repliesContent,
} from './company-content.ts';
import { homeContent } from './home-content.ts';
import { chosenPackages, packageContent } from './package-content.ts';
import { pagesContent } from './pages-content.ts';
import { favicon, pictures } from './pictures.ts';

export type NewContent = {
  /** Texts by path in the content folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** SVG of each picture by the name of the file to make from it in the folder of photographs. */
  readonly pictures: ReadonlyMap<string, string>;
};

export type Logo = { readonly svg: string; readonly isSquare: boolean };

const MARK = 'mark.svg';
const FAVICON = 'favicon.svg';

export type Made = { readonly today: string; readonly logo?: Logo | undefined };

/** Makes a whole content folder, without legal documents, from answers that passed their check. */
export function contentOf(answers: Answers, { today, logo }: Made): NewContent {
  const drawings = {
    ...(logo ? { mark: MARK } : {}),
    favicon: logo?.isSquare ? MARK : FAVICON,
  };
  const yaml = (comment: string, value: unknown): string => printNewYaml(value, comment);
  const texts = new Map<string, string>([
    [kinds.company.file, yaml(kinds.company.hint, companyContent(answers))],
    [kinds.brand.file, yaml(kinds.brand.hint, brandContent(answers, drawings))],
    [kinds.navigation.file, yaml(kinds.navigation.hint, navigationContent(answers))],
    [kinds.home.file, yaml(kinds.home.hint, homeContent(answers))],
    [kinds.pages.file, yaml(kinds.pages.hint, pagesContent(answers))],
    [kinds.calculator.file, yaml(kinds.calculator.hint, calculatorContent(answers, today))],
    [kinds.replies.file, yaml(kinds.replies.hint, repliesContent(answers))],
    [kinds.redirects.file, yaml(kinds.redirects.hint, [])],
    ...chosenPackages(answers).map((item, index): [string, string] => [
      `${kinds.packages.folder}/${item.slug}.yaml`,
      yaml(`Пакет «${item.title}»`, packageContent(answers, item, index + 1)),
    ]),
    ...(logo ? [[`drawings/${MARK}`, logo.svg] as const] : []),
    ...(logo?.isSquare ? [] : [[`drawings/${FAVICON}`, favicon(answers.look)] as const]),
  ]);
  return { texts, pictures: pictures(brandColours(answers.look)) };
}
