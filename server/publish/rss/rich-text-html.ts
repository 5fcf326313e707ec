import type { Photo } from '../../../model/fields/fields.ts';
import { escapeMarkup } from '../../../model/format/escape-markup.ts';
import type { Block, Inline, RichText } from '../../../model/rich-text/rich-text.ts';

type Addresses = {
  /** Makes a site path absolute, because feed readers have no base URL. */
  readonly absolute: (href: string) => string;
  readonly photo: (photo: Photo) => string;
};

export function richTextHtml(text: RichText, addresses: Addresses): string {
  return text.map((block) => blockHtml(block, addresses)).join('');
}

function blockHtml(block: Block, addresses: Addresses): string {
  const words = (inline: readonly Inline[]) => inlineHtml(inline, addresses);
  switch (block.type) {
    case 'paragraph':
      return `<p>${words(block.children)}</p>`;
    case 'heading':
      return `<h${block.level}>${words(block.children)}</h${block.level}>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${richTextHtml(item, addresses)}</li>`).join('')}</${tag}>`;
    }
    case 'quote':
    case 'note':
      return `<blockquote>${richTextHtml(block.children, addresses)}</blockquote>`;
    case 'photo':
      return photoHtml(block.photo, addresses);
    case 'beforeAfter':
      return photoHtml(block.before, addresses) + photoHtml(block.after, addresses);
    case 'table': {
      const row = (tag: 'th' | 'td', cells: readonly (readonly Inline[])[]) =>
        `<tr>${cells.map((cell) => `<${tag}>${words(cell)}</${tag}>`).join('')}</tr>`;
      return `<table>${row('th', block.head)}${block.rows.map((cells) => row('td', cells)).join('')}</table>`;
    }
  }
}

function photoHtml(photo: Photo, addresses: Addresses): string {
  const { alt = '', caption } = photo;
  const picture = `<img src="${escapeMarkup(addresses.photo(photo))}" alt="${escapeMarkup(alt)}">`;
  return `<figure>${picture}${caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : ''}</figure>`;
}

const TAGS = { strong: 'strong', emphasis: 'em' } as const;

function inlineHtml(inline: readonly Inline[], addresses: Addresses): string {
  return inline
    .map((part) => {
      if (typeof part === 'string') return escapeMarkup(part);
      const inside = inlineHtml(part.children, addresses);
      if (part.type === 'link') return `<a href="${escapeMarkup(addresses.absolute(part.href))}">${inside}</a>`;
      return `<${TAGS[part.type]}>${inside}</${TAGS[part.type]}>`;
    })
    .join('');
}
