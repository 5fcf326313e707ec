import type { ComponentProps } from 'react';

type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  replace?: boolean;
  reload?: boolean;
};

/** In place of `site/shell/navigation/page-link.tsx`: a peer's pages are documents, so a link is a link. */
export function PageLink({ to, preventScrollReset: _, replace: __, reload: ___, ...rest }: PageLinkProps) {
  return <a href={to} {...rest} />;
}

export { PageLink as CardLink };
