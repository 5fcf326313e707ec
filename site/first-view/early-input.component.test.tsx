import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { replayEarlyInput, whenReplayed } from './early-input.ts';

const heard: string[] = [];

/** Fields as React renders them over the served ones. */
function Fields() {
  const [name, setName] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [house, setHouse] = useState('new');
  heard.push([name, isTicked, house].join());
  return (
    <>
      <input aria-label="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
      <select aria-label="house" value={house} onChange={({ target }) => setHouse(target.value)}>
        <option value="new">new</option>
        <option value="old">old</option>
      </select>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

async function replay() {
  replayEarlyInput(document);
  await act(whenReplayed);
}

test.each<[string, string, () => void]>([
  ['written', 'Anna,false,new', () => Object.assign(screen.getByLabelText('name'), { value: 'Anna' })],
  ['ticked', ',true,new', () => Object.assign(box(), { checked: true })],
  ['chosen', ',false,old', () => Object.assign(screen.getByLabelText('house'), { value: 'old' })],
])('what was %s before the application reaches it', async (_, values, change) => {
  render(<Fields />);
  change();
  await replay();
  expect(heard.at(-1)).toBe(values);
});

test('untouched fields cause no events', async () => {
  render(<Fields />);
  heard.length = 0;
  await replay();
  expect(heard).toEqual([]);
});
