import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { EditedEntryContext } from '../fields/edited-entry.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { answerUploads } from '../media/upload-server.fixture.ts';
import { MarkdownInput } from './markdown-input.tsx';

const ENTRY = { file: 'works/one.yaml', kind: 'works', slug: 'one' } as const;
const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';
/** Markdown in a style that the editor does not write. */
const TEXT = "Слова\n\n* пункт\n\n![Кухня](<one.jpg> 'Подпись')\n";
const BROKEN = '#### Заголовок';

function show(text: string, props: { readonly isReadOnly?: boolean } = {}) {
  let now = text;
  let setNow = (_: string) => {};
  function Field() {
    const [value, setValue] = useState(text);
    [now, setNow] = [value, setValue];
    return (
      <EditedEntryContext value={ENTRY}>
        <MarkdownInput label="Текст" value={value} onChange={setValue} {...props} />
      </EditedEntryContext>
    );
  }
  renderInPanel(<Field />, {
    answers: { 'POST /api/photos': () => ({ name: 'one-1.jpg', width: 1800, height: 1200, color: '#aaaaaa' }) },
  });
  return { value: () => now, setValue: (next: string) => act(() => setNow(next)) };
}
const page = () => screen.findByLabelText('Текст');
const source = () => screen.getByLabelText<HTMLTextAreaElement>('Текст, разметка');
const toggle = (name: string) => screen.getByText(name).closest('button') as HTMLButtonElement;

/** Pastes HTML after the word «Слова». */
async function paste(html: string, copied: Readonly<Record<string, string>> = {}) {
  await page();
  const words = await screen.findByText('Слова');
  await userEvent.click(words);
  const data: Readonly<Record<string, string>> = { 'text/html': html, ...copied };
  const clipboardData = { files: [], types: Object.keys(data), getData: (type: string) => data[type] ?? '' };
  const event = createEvent.paste(words, { clipboardData });
  fireEvent(words, event);
  return event;
}

test('a pasted text is cleaned, and blocks that were not changed keep their source', async () => {
  const { value } = show(TEXT);
  const { defaultPrevented } = await paste('<p><span style="color:red">, новые <b>слова</b></span></p>');
  await expect.poll(value).toBe(TEXT.replace('Слова', 'Слова, новые **слова**'));
  expect(defaultPrevented).toBe(true);
});

test('what was copied from the editor is pasted as it was', async () => {
  const { value } = show('Слова');
  const node = { type: 'text', version: 1, text: ' свои', format: 0, detail: 0, mode: 'normal', style: '' };
  const copied = JSON.stringify({ namespace: 'MDXEditor', nodes: [node] });
  await paste('<p>чужие</p>', { 'application/x-lexical-editor': copied });
  await expect.poll(value).toBe('Слова свои');
});

test('a picture that the clipboard does not hold is named as left out', async () => {
  const { value } = show('Слова');
  await paste('<p>!</p><img src="https://example.com/one.png">');
  await screen.findByText('Картинки не вставлены: 1');
  expect(value()).toBe('Слова!');
});

test('pictures of a paste are uploaded, described and inserted with the text', async () => {
  answerUploads();
  const { value } = show('Слова');
  await paste(`<p>!</p><img src="${PIXEL}" alt="Кухня">`);
  await screen.findByLabelText(/^Что на снимке/);
  await userEvent.click(screen.getByText('Вставить'));
  await expect.poll(value).toBe('Слова!\n\n![Кухня](one-1.jpg)');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/^Картинки не вставлены/)).toBeNull();
});

test('a text is written as source and comes back to the page', async () => {
  const { value } = show('Слова');
  await page();
  await userEvent.click(toggle('Показать разметку'));
  expect(source().value).toBe('Слова');
  await userEvent.type(source(), '!');
  expect(value()).toBe('Слова!');
  await userEvent.click(toggle('Писать как на странице'));
  expect((await page()).textContent).toBe('Слова!');
});

test('another text of the form, such as an earlier version, replaces what is shown', async () => {
  const { setValue } = show('Слова');
  await page();
  setValue('Прежние');
  await expect.poll(async () => (await page()).textContent).toBe('Прежние');
});

test('a text that the site would refuse is shown as source, with the reason and the place', async () => {
  show(BROKEN);
  expect(source().value).toBe(BROKEN);
  expect(screen.getByRole('alert').textContent).toContain(`Место: «${BROKEN}»`);
  expect(toggle('Писать как на странице').disabled).toBe(true);
  await userEvent.clear(source());
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(toggle('Писать как на странице').disabled).toBe(false);
});

test('a text to be read only has neither tools nor source', async () => {
  show('Слова', { isReadOnly: true });
  expect((await page()).getAttribute('contenteditable')).toBe('false');
  expect(screen.queryByRole('button')).toBeNull();
});
