import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Field } from '../../../model/fields/field-tree.ts';
import { anyText } from '../../../model/format/any-text.fixture.ts';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import type { Entry, EntrySummary, Facts, KindInfo, Refused } from '../../contract/content.ts';
import { servePanelContent } from './content-panel.fixture.ts';
import { placeOf } from './entry-place.ts';
import { tidyText } from './entry-text.ts';

type Spot = { readonly place: string; readonly field: Field; readonly path: readonly (string | number)[] };
type Try = { readonly file: string; readonly form: Field; readonly kind: string };

export type Place = { readonly name: string; readonly kind: string; readonly widget: string; readonly tries: Try[] };

const TRIES = 4;

const DAY = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const words = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[А-Яа-яЁё0-9«»—:#'"&*!%@|>{},. -]{1,40}$/) },
  { weight: 1, arbitrary: anyText },
);

function valuesOf(field: Field, now: unknown): fc.Arbitrary<unknown> {
  const { min = 0, max = 1000 } = field;
  switch (field.widget) {
    case 'text':
    case 'multiline':
      return fc.oneof(
        words.map((text) => text.slice(0, field.maxLength)),
        fc.constant(`${String(now)} и`),
      );
    case 'select':
      return fc.constantFrom(...Object.keys(field.labels));
    case 'number':
    case 'area':
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) }),
        fc.double({ min, max, noNaN: true }),
        fc.constant(Number(now) + 1),
      );
    case 'money':
      return fc.oneof(fc.integer({ min: 0, max: 9_000_000 }), fc.constant(Number(now) + 1));
    case 'boolean':
      return fc.boolean();
    case 'date':
      return DAY.map((day) => day.toISOString().slice(0, 10));
    case 'time':
      return fc.constantFrom('08:30', '19:00', '23:59');
    case 'colour':
      return fc.constantFrom('#1d2320', '#ffffff', '#00a0e0');
    case 'phone':
      return fc.constant('+74012009900');
    case 'email':
      return fc.constant('drugoy@kompaniya.example');
    case 'url':
      return fc.constant('https://drugoy.example/adres?a=1#b');
    default:
      return fc.constant(now);
  }
}

function spotsOf(field: Field, value: unknown, place: string, path: Spot['path']): Spot[] {
  if (value === undefined || value === null) return [];
  if (field.fields) {
    const group = value as Facts;
    return field.fields.flatMap((one) => spotsOf(one, group[one.key], `${place}.${one.key}`, [...path, one.key]));
  }
  const { item } = field;
  if (!item) return [{ place, field, path }];
  const items = (value as unknown[]).flatMap((one, index) => spotsOf(item, one, `${place}[]`, [...path, index]));
  return [{ place, field, path }, ...items];
}

function edited(facts: Facts, { field, path }: Spot, random: () => number): Facts {
  const copy = structuredClone(facts) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce<unknown>((one, part) => (one as Record<string, unknown>)[part], copy);
  const key = path.at(-1) ?? '';
  const spot = holder as Record<string | number, unknown>;
  const now = spot[key];
  if (Array.isArray(now)) spot[key] = changedList(now, random);
  else if (!field.isRequired && random() < 0.2) delete spot[key];
  else [spot[key]] = fc.sample(valuesOf(field, now), { numRuns: 1, seed: Math.floor(random() * 1e9) });
  return copy;
}

function changedList(list: readonly unknown[], random: () => number): unknown[] {
  const at = Math.floor(random() * list.length);
  const choice = random();
  if (choice < 0.4) return list.toReversed();
  return choice < 0.7 ? list.toSpliced(at, 0, ...list.slice(at, at + 1)) : list.toSpliced(at, 1);
}

export function serveEditedFields() {
  const demo = copyDemoContent();
  const panel = servePanelContent(() => demo.folder);
  const entries = new Map<string, Entry>();

  async function readEntry(file: string): Promise<Entry> {
    const { body: entry } = await panel.get<Entry>(`/api/entry?file=${file}`);
    entries.set(file, entry);
    return entry;
  }

  async function allPlaces(): Promise<Place[]> {
    const found = new Map<string, Place>();
    const { body: kinds } = await panel.get<KindInfo[]>('/api/kind-forms');
    for (const { name: kind, form } of kinds) {
      const { body: list } = await panel.get<EntrySummary[]>(`/api/entries?kind=${kind}`);
      for (const { file } of list) {
        const spots = spotsOf(form, (await readEntry(file)).facts, kind, []);
        for (const [name, { field }] of new Map(spots.map((spot) => [spot.place, spot]))) {
          const place = found.get(name) ?? { name, kind, widget: field.widget, tries: [] };
          place.tries.push({ file, form, kind });
          found.set(name, place);
        }
      }
    }
    return [...found.values()];
  }

  async function isTaken({ file, form, kind }: Try, place: string, random: () => number): Promise<boolean> {
    const before = readFileSync(join(demo.folder, file));
    const entry = entries.get(file) as Entry;
    const spots = spotsOf(form, entry.facts, kind, []).filter((one) => one.place === place);
    const spot = spots[Math.floor(random() * spots.length)];
    // An earlier edit may have removed the value.
    if (!spot) return false;
    // As in a request and a file, -0 is 0, and texts are in NFC.
    const facts = JSON.parse(JSON.stringify(edited(entry.facts, spot, random)).normalize()) as Facts;
    const request = { file, version: entry.version, facts, body: entry.body };
    const { status, body } = await panel.ask<Refused>('PUT', '/api/entry', request);
    if (status === 422) {
      expect(body.issues.length, `${spot.place}: ${body.message}`).toBeGreaterThan(0);
      expect(readFileSync(join(demo.folder, file)).equals(before), spot.place).toBe(true);
      return false;
    }
    expect(status, `${spot.place} ${body.message}`).toBe(200);
    const saved = await readEntry(file);
    expect(saved.facts, spot.place).toEqual(tidyText(placeOf(file).kind, { facts, body: null }).facts);
    expect(saved.body).toBe(entry.body);
    expect(saved.issues, spot.place).toEqual([]);
    return true;
  }

  /** Edits each place up to four times until an edit is accepted. @returns the places where every edit was rejected */
  async function editPlaces(places: readonly Place[], seed: number): Promise<string[]> {
    const random = randomFrom(seed);
    const neverTaken: string[] = [];
    for (const { name, tries } of places) {
      let isAccepted = false;
      for (let count = 0; count < TRIES && !isAccepted; count += 1)
        isAccepted = await isTaken(tries[Math.floor(random() * tries.length)] as Try, name, random);
      if (!isAccepted) neverTaken.push(name);
    }
    return neverTaken;
  }

  return { allPlaces, editPlaces, complaints: () => demo.complaints() };
}

/** Mulberry32: a seeded generator for reproducible edits. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
