import type { Entry } from '../../contract/content.ts';
import { summary, workEntry } from '../content/content.fixture.ts';

export const FLOORS = 'services/floors.yaml';
export const FLAT = 'packages/flat.yaml';
export const entryRequest = (file: string) => `GET /api/entry?file=${encodeURIComponent(file)}`;

/** Answers of a server with one service and one package. */
export const answerPlaces = (floors: Entry['facts'], flat: Entry['facts']) => ({
  'GET /api/entries?kind=services': () => [summary('floors', { file: FLOORS })],
  'GET /api/entries?kind=packages': () => [summary('flat', { file: FLAT })],
  [entryRequest(FLOORS)]: () => workEntry({ file: FLOORS, kind: 'services', facts: floors }),
  [entryRequest(FLAT)]: () => workEntry({ file: FLAT, kind: 'packages', facts: flat }),
});
