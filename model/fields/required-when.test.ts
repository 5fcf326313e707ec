import { expect, test } from 'vitest';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import { type Field, fieldTree } from './field-tree.ts';
import { isRequiredNow, type RequiredWhen } from './required-when.ts';

const asks = (requiredWhen: RequiredWhen, facts: unknown) => isRequiredNow({ requiredWhen }, facts);

test('a field is required next to a value that asks for it', () => {
  const when = { key: 'status', is: ['reserved'] };
  expect(asks(when, { status: 'reserved' })).toBe(true);
  expect(asks(when, { status: 'sold' })).toBe(false);
  expect(asks(when, undefined)).toBe(false);
});

test('one of a pair is required when the other one is filled in', () => {
  expect(asks({ given: 'opens' }, { opens: '09:00' })).toBe(true);
  expect(asks({ given: 'opens' }, { opens: '' })).toBe(false);
});

test('alternatives are required until one of them is filled in', () => {
  const when = { oneOf: ['writtenBy', 'author'] };
  expect(asks(when, { author: null })).toBe(true);
  expect(asks(when, { writtenBy: 'anna' })).toBe(false);
});

test('an explanation is required when two known figures differ', () => {
  const when = { differ: [['planned', 'actual']] } as const;
  expect(asks(when, { planned: 74, actual: 80 })).toBe(true);
  expect(asks(when, { planned: 74, actual: 74 })).toBe(false);
  expect(asks(when, { planned: 74 })).toBe(false);
});

test('conditions name fields that exist next to theirs', () => {
  const namesOf = (when: RequiredWhen) =>
    'key' in when ? [when.key] : 'given' in when ? [when.given] : 'oneOf' in when ? when.oneOf : when.differ.flat();
  const unknown = ({ fields = [], item }: Field): string[] => [
    ...fields.flatMap(({ key, requiredWhen }) =>
      (requiredWhen ? namesOf(requiredWhen) : [])
        .filter((name) => !fields.some((field) => field.key === name))
        .map((name) => `${key}: ${name}`),
    ),
    ...[...fields, ...(item ? [item] : [])].flatMap(unknown),
  ];
  expect([...singleKinds, ...folderKinds].flatMap(({ schema }) => unknown(fieldTree('', schema)))).toEqual([]);
});
