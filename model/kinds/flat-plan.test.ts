import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { drawingNameProblem } from '../drawing/drawing-name.ts';
import { photoNameProblem } from '../photo/photo-name.ts';
import { flats } from './flat.ts';

const source = parse(readFileSync('content/flats/studiya-na-hutorskoy.yaml', 'utf8')) as Record<string, unknown>;
const { plan, ...bare } = source;
const picture = { planPicture: { file: 'plan.png', alt: 'План студии' } };
const complaints = (value: unknown) => flats.schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('a flat has exactly one plan: coordinates, a picture or a drawing', () => {
  for (const one of [{ plan }, picture, { planDrawing: 'plan.svg' }])
    expect(complaints({ ...bare, ...one })).toEqual([]);
});

test('a flat without a plan and a flat with two plans are refused with a remedy', () => {
  expect(complaints(bare)).toEqual([expect.stringContaining('Положите картинку в photos')]);
  expect(complaints({ ...bare, plan, ...picture })).toEqual([expect.stringContaining('оставьте что-нибудь одно')]);
});

test('a flat sold by assignment must name its developer', () => {
  const assigned = { ...source, saleBasis: 'assignment', projectDeclarationUrl: 'https://example.com/' };
  expect(complaints(assigned)).toEqual([expect.stringContaining('назовите застройщика')]);
  expect(complaints({ ...assigned, developer: 'СЗ «Дом»' })).toEqual([]);
});

test('a PDF is refused with advice to save its page as PNG, and an SVG photograph is sent to the drawings', () => {
  expect(photoNameProblem('plan.pdf')).toContain('сохраните нужную страницу как PNG');
  expect(drawingNameProblem('plan.pdf')).toContain('как PNG');
  expect(photoNameProblem('plan.svg')).toContain('папку drawings');
});

test('what a flat lacks next to its other facts is refused at the field that is empty', () => {
  const { longitude: _, ...noLongitude } = { ...source, latitude: 54.7, longitude: 20.5 };
  const paths = (value: unknown) => flats.schema.safeParse(value).error?.issues.map(({ path }) => path[0]);
  expect(paths(noLongitude)).toEqual(['longitude']);
  expect(paths({ ...source, status: 'reserved' })).toEqual(['reservedUntil']);
  expect(paths({ ...source, saleBasis: 'shared' })).toEqual(['projectDeclarationUrl', 'developer']);
});
