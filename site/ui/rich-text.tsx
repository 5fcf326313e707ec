import type { ReactNode } from 'react';
import type { Photo } from '../../model/fields/fields.ts';
import { type Block, type Inline, type RichText as Text, textOfInline } from '../../model/rich-text/rich-text.ts';
import { cx } from './cx.ts';
import { each } from './each.ts';
import { Link } from './link.tsx';
import { Note } from './note.tsx';
import css from './rich-text.module.css';
import { TableScroll } from './table-scroll.tsx';

export type BeforeAfterBlock = Extract<Block, { type: 'beforeAfter' }>;

/** Renderers for pictures, supplied by the page that has the picture data. */
type PictureProps = {
  renderPhoto?: ((photo: Photo) => ReactNode) | undefined;
  renderBeforeAfter?: ((block: BeforeAfterBlock) => ReactNode) | undefined;
};

type RichTextProps = PictureProps & { text: Text; className?: string | undefined };

export function RichText({ text, className, ...pictures }: RichTextProps) {
  return (
    <div className={cx(css.prose, className)}>
      <Blocks blocks={text} {...pictures} />
    </div>
  );
}

function Blocks({ blocks, ...pictures }: PictureProps & { blocks: readonly Block[] }) {
  return each(blocks, (block) => <BlockView block={block} {...pictures} />);
}

function BlockView({ block, ...pictures }: PictureProps & { block: Block }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText parts={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <InlineText parts={block.children} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {each(block.items, (item) => (
            <li>
              <Blocks blocks={item} {...pictures} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} {...pictures} />
        </blockquote>
      );
    case 'note':
      return (
        <Note>
          <Blocks blocks={block.children} {...pictures} />
        </Note>
      );
    case 'table':
      return <TableView {...block} />;
    case 'photo':
      return pictures.renderPhoto?.(block.photo) ?? null;
    case 'beforeAfter':
      return pictures.renderBeforeAfter?.(block) ?? null;
  }
}

function TableView({ align, head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    <TableScroll label={`Таблица: ${head.map(textOfInline).filter(Boolean).join(', ')}`}>
      <table>
        <thead>
          <tr>
            {each(head, (cell, column) => (
              <th scope="col" data-align={align[column]}>
                <InlineText parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, ([heading = [], ...cells]) => (
            <tr>
              <th scope="row" data-align={align[0]}>
                <InlineText parts={heading} />
              </th>
              {each(cells, (cell, index) => (
                <td data-align={align[index + 1]}>
                  <InlineText parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function InlineText({ parts }: { parts: readonly Inline[] }) {
  return each(parts, (part) => (typeof part === 'string' ? part : <Part {...part} />));
}

function Part(part: Exclude<Inline, string>) {
  const content = <InlineText parts={part.children} />;
  switch (part.type) {
    case 'strong':
      return <strong>{content}</strong>;
    case 'emphasis':
      return <em>{content}</em>;
    case 'link':
      return (
        <Link to={part.href} look="text">
          {content}
        </Link>
      );
  }
}
