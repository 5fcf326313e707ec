import { markedParts } from '../../../model/search/marked-parts.ts';
import type { KindSummary } from '../../contract/content.ts';
import { kindAddress, newEntryAddress } from '../../contract/entry-address.ts';
import type { Finding } from '../../contract/find.ts';
import { readingsOf, stemFinder, stemsIn } from '../../contract/find-words.ts';
import type { Role } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import type { SCREENS } from '../screens.ts';

/** A screen of the panel, or something to do there. */
export type PanelPlace = { readonly to: string; readonly title: string; readonly words: string };

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
    ...lists.map(({ name, title }) => ({ to: kindAddress(name), title, words: 'список все' })),
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
  /** Places with all words of the query in their titles. */
  readonly named: readonly Finding[];
  readonly related: readonly Finding[];
};

/**
 * Returns the places with all words of the query. Synonyms of visitors, such as «офис» and «адрес», mean other things
 * here; the words of a place are its synonyms.
 */
export function findPlaces(places: readonly PanelPlace[], query: string): FoundPlaces {
  for (const words of readingsOf(query)) {
    const found = places.flatMap((place) => {
      const [title, others] = [stemsIn(place.title), stemsIn(place.words)];
      if (!words.every(({ own }) => title.includes(own) || others.includes(own))) return [];
      const inTitle = words.filter(({ own }) => title.includes(own)).length;
      return [{ finding: placeFinding(place.to, place.title, stemFinder(words)), missing: words.length - inTitle }];
    });
    if (found.length === 0) continue;
    const related = found.filter(({ missing }) => missing > 0).sort((a, b) => a.missing - b.missing);
    return {
      named: found.filter(({ missing }) => missing === 0).map(({ finding }) => finding),
      related: related.map(({ finding }) => finding),
    };
  }
  return { named: [], related: [] };
}

export function placeFinding(to: string, title: string, isFound: (stem: string) => boolean = () => false): Finding {
  return { to, title: markedParts(title, isFound), note: [], photo: null };
}
