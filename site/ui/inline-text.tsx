import type { Inline } from '../../model/rich-text/rich-text.ts';
import { each } from './each.ts';
import { Link } from './link.tsx';

export function InlineText({ parts }: { parts: readonly Inline[] }) {
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
