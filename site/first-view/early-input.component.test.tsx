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

const name = () => screen.getByLabelText<HTMLInputElement>('name');

/** Writes past React, as a visitor does before the application runs. */
function write(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name(), text);
}

async function replay() {
  replayEarlyInput(document);
  await act(whenReplayed);
}

test('what was written, ticked and chosen before the application reaches it', async () => {
  render(<Fields />);
  write('Anna');
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByLabelText<HTMLSelectElement>('house').value = 'old';
  await replay();
  expect(heard.at(-1)).toBe('Anna,true,old');
  expect(name().value).toBe('Anna');
});

test('untouched fields cause no events', async () => {
  render(<Fields />);
  heard.length = 0;
  await replay();
  expect(heard).toEqual([]);
});
