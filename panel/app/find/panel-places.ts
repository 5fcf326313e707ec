import { markedParts } from '../../../model/search/marked-parts.ts';
import type { KindSummary } from '../../contract/content.ts';
import { KIND_GROUPS } from '../../contract/content.ts';
import { kindAddress, newEntryAddress } from '../../contract/entry-address.ts';
import type { Finding } from '../../contract/find.ts';
import type { FindWord } from '../../contract/find-words.ts';
import { isWhole, readingsOf, stemFinder, stemsIn } from '../../contract/find-words.ts';
import type { Role } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import type { SCREENS } from '../screens.ts';

/** A screen of the panel, or something to do there. */
export type PanelPlace = {
  readonly to: string;
  readonly title: string;
  readonly words: string;
  /** Heading of the menu above the place, by which it is found too. */
  readonly group?: string;
};

type Given = {
  readonly screens: typeof SCREENS;
  readonly kinds: readonly KindSummary[];
  readonly role: Role;
  readonly isDemo: boolean;
};

/** Returns the places that the person may open, screens of the menu first. */
export function panelPlaces({ screens, kinds, role, isDemo }: Given): PanelPlace[] {
  const all = withParents(screens, '');
  const lists = kinds.filter(({ folder }) => folder !== null);
  return [
    ...all.flatMap(({ to, menu }) =>
      menu && mayDo(role, menu.operation) && (isDemo || !menu.isForDemo) ? [{ to, title: menu.title, words: '' }] : [],
    ),
    ...kinds.map(({ name, title, folder, group }) => ({
      ...{ to: kindAddress(name), title, group: KIND_GROUPS[group] },
      words: folder === null ? '' : 'список все',
    })),
    ...all.flatMap(({ to, actions = [] }) =>
      actions.flatMap(({ title, words, operation, to: own = to }) =>
        mayDo(role, operation) ? [{ to: own, title, words }] : [],
      ),
    ),
    ...lists.map(({ name, titleOne }) => ({
      to: newEntryAddress(name),
      title: `${titleOne}: новая запись`,
      words: 'добавить создать написать',
    })),
  ];
}

function withParents(screens: typeof SCREENS, parent: string): ((typeof SCREENS)[number] & { readonly to: string })[] {
  return screens.flatMap((screen) => {
    const to = `${parent}/${screen.path}`;
    return [{ ...screen, to }, ...withParents(screen.children ?? [], to)];
  });
}

export type FoundPlaces = {
  /** Places with all words of the query in their titles or in that of their group. */
  readonly named: readonly Finding[];
  readonly related: readonly Finding[];
};

/** A title that is the query comes first, then one that begins with it, another one, and the group of the menu. */
function rankOf({ title, group = '' }: PanelPlace, words: readonly FindWord[]): number {
  const isNamed = (stems: string) => words.every(({ own }) => stems.includes(own));
  const stems = stemsIn(title);
  if (isNamed(stems)) return isWhole(stems, words) ? 0 : stems.startsWith(words[0]?.own ?? '') ? 1 : 2;
  return isNamed(stemsIn(group)) ? 3 : OTHER;
}

const OTHER = 4;

/** «8 января» or «31.12»: a day on which the company works in another way. */
const DAY = /^\d{1,2}(?:\s+(?:янв|фев|мар|апр|ма[йя]|ию[нл]|авг|сен|окт|ноя|дек)[а-яё]*|\.(?:0?[1-9]|1[0-2]))\.?$/i;

/**
 * Returns the places with all words of the query. Synonyms of visitors, such as «офис» and «адрес», mean other things
 * here; the words of a place are its synonyms.
 */
export function findPlaces(places: readonly PanelPlace[], query: string): FoundPlaces {
  for (const words of readingsOf(DAY.test(query.trim()) ? 'праздники' : query)) {
    const found = places.flatMap((place) => {
      const [title, others] = [stemsIn(place.title), stemsIn(`${place.words}; ${place.group ?? ''}`)];
      if (!words.every(({ own }) => title.includes(own) || others.includes(own))) return [];
      const inTitle = words.filter(({ own }) => title.includes(own)).length;
      const finding = placeFinding(place, stemFinder(words));
      return [{ finding, rank: rankOf(place, words), missing: words.length - inTitle }];
    });
    if (found.length === 0) continue;
    const related = found.filter(({ rank }) => rank === OTHER).sort((a, b) => a.missing - b.missing);
    const named = found.filter(({ rank }) => rank < OTHER).sort((a, b) => a.rank - b.rank);
    return {
      named: named.map(({ finding }) => finding),
      related: related.map(({ finding }) => finding),
    };
  }
  return { named: [], related: [] };
}

export function placeFinding(
  { to, title, group = '' }: PanelPlace,
  isFound: (stem: string) => boolean = () => false,
): Finding {
  const note = group === title ? '' : group;
  return { to, title: markedParts(title, isFound), note: note === '' ? [] : markedParts(note, isFound), photo: null };
}
